import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from './languages.ts';

const [BOKMAAL, ...OTHERS] = LANGUAGES;
const folderOf = (language: string) => new URL(`./${language}/`, import.meta.url);

describe.each(OTHERS)('the texts in %s', (language) => {
  it('stand in the same files as those in bokmål', () => {
    expect(readdirSync(folderOf(language))).toEqual(readdirSync(folderOf(BOKMAAL)));
  });
});

it('whole sentences in English are not those in bokmål', async () => {
  const [english, bokmaal] = await Promise.all([sentencesOf('en'), sentencesOf('nb')]);
  expect([...english].filter((text) => bokmaal.has(text))).toEqual([]);
});

async function sentencesOf(language: string): Promise<Set<string>> {
  const modules = await Promise.all(
    readdirSync(folderOf(language)).map((name) => import(new URL(name, folderOf(language)).href)),
  );
  return new Set(modules.flatMap(stringsIn).filter((text) => text.split(' ').length > 3));
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}
