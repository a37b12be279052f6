import type { AgreementArea } from '../../domain/agreement-area.ts';
import type { Concept } from './question.ts';
import { matchesOfWord } from './rank.ts';
import { wordsOf } from './words.ts';

/** Maximum length of a quotation, in characters. */
const MAX_LENGTH = 260;

/** Returns a text with `[[` and `]]` around the words that match the question (spec: beyond §8). */
export function marked(text: string, concepts: readonly Concept[], area: AgreementArea | undefined): string {
  const matchesOf = matchesOfWord(concepts);
  let result = '';
  let done = 0;
  for (const { word, start, end } of wordsOf(text)) {
    if (matchesOf(word, area).length === 0) continue;
    result += `${withoutMarks(text.slice(done, start))}[[${text.slice(start, end)}]]`;
    done = end;
  }
  return result + withoutMarks(text.slice(done));
}

/** Brackets in the text itself are no marks. */
function withoutMarks(text: string): string {
  return text.replace(/\[{2,}/g, '[').replace(/\]{2,}/g, ']');
}

/** A short line without a stop is a heading if the next line starts with a capital letter, with or without a number. */
const HEADING_LINE = /^(.{1,39}[^.!?:;,\n])\n(?=\p{Lu}|\d[\d.]* \p{Lu})/gmu;

/** Returns the passages of a page, each of one or more whole sentences. A heading stands on the line before. */
export function passagesOf(page: string): string[] {
  const passages: string[] = [];
  for (const sentence of page.replace(HEADING_LINE, '$1\n\n').split(/(?<=[.!?:;])\s+(?=[^a-zæøå])|\n{2,}/u)) {
    for (const part of inParts(sentence.replace(/\s+/g, ' ').trim())) {
      const last = passages.at(-1);
      if (last !== undefined && isHeading(last) && !isHeading(part) && last.length + part.length < MAX_LENGTH)
        passages[passages.length - 1] = `${last}\n${part}`;
      else if (part) passages.push(part);
    }
  }
  return passages;
}

function isHeading(text: string): boolean {
  return text.length < 40 && !/[.!?;]$/.test(text);
}

/** Cuts a long sentence between words. */
function inParts(sentence: string): string[] {
  if (sentence.length <= MAX_LENGTH) return [sentence];
  const cut = sentence.lastIndexOf(' ', MAX_LENGTH);
  const end = cut > 0 ? cut : MAX_LENGTH;
  return [sentence.slice(0, end), ...inParts(sentence.slice(end).trim())];
}
