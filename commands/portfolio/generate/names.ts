import { GENERATIONS, NORWEGIAN_FAMILIES, OTHER_NAMES, SECOND_NAMES } from './name-lists.ts';
import type { Random } from './random.ts';

export type Sex = 'female' | 'male';
export type Name = { given: string; family: string };

/** Returns a typical name for this sex and year of birth. Most are Norwegian, some are Sámi or foreign. */
export function makeName(random: Random, sex: Sex, birthYear: number): Name {
  if (random.percent(80))
    return { given: norwegianGivenName(random, sex, birthYear), family: family(random) };
  const list = random.weighted(OTHER_NAMES);
  const own = nameIn(random, list.family);
  const mixed = random.percent(20) ? `${own} ${nameIn(random, NORWEGIAN_FAMILIES)}` : own;
  return { given: nameIn(random, list[sex]), family: mixed };
}

function norwegianGivenName(random: Random, sex: Sex, birthYear: number): string {
  const generation = GENERATIONS.find(({ before }) => birthYear < before);
  const given = nameIn(random, generation?.[sex] ?? SECOND_NAMES[sex]);
  const second = nameIn(random, SECOND_NAMES[sex]);
  if (random.percent(75) || second.startsWith(given.slice(0, 4))) return given;
  return `${given}${random.percent(70) ? ' ' : '-'}${second}`;
}

function nameIn(random: Random, list: string): string {
  return random.pick(list.split(' '));
}

function family(random: Random): string {
  const last = nameIn(random, NORWEGIAN_FAMILIES);
  if (random.percent(85)) return last;
  return `${nameIn(random, NORWEGIAN_FAMILIES)}${random.percent(70) ? ' ' : '-'}${last}`;
}

/** Letters that are no other letter with a mark. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = { æ: 'ae', ø: 'o', đ: 'd', ł: 'l', ŋ: 'n', ŧ: 't' };

/** Returns an e-mail address at a reserved domain, from a person's name and a number (left out if 0). */
export function makeEmail({ given, family }: Name, number: number): string {
  const plain = `${given} ${family}`
    .toLowerCase()
    .normalize('NFD')
    .replace(/\P{ASCII}/gu, (letter) => PLAIN_LETTERS[letter] ?? '')
    .replace(/ +/g, '.');
  return `${plain}${number || ''}@example.com`;
}
