import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './set-up.mjs';

const MOST_WORDS = 30;
/** Of all pages that are written by hand, without the specification (docs/writing.md). */
const MOST_WORDS_OF_DOCS = 20_000;
/** Words that plain technical English does without. */
const AVOIDED =
  /\b(?:anew|whoever|nobody|besides|theirs|so long as|so many|of itself|whatever|none of it|no more(?! than))\b/gi;

const pages = ['.', 'ops/bench', 'ops/drills', 'docs', 'docs/decisions'].flatMap(markdownIn);

function markdownIn(folder: string): string[] {
  const names = readdirSync(join(root, folder)).filter((name) => name.endsWith('.md'));
  return names.map((name) => join(folder, name));
}

/** Returns a line for each sentence that is too long or has an avoided word. */
function proseProblems(markdown: string): string[] {
  return sentencesOf(markdown).flatMap((sentence) => {
    const words = sentence.split(' ').filter((word) => /\p{L}/u.test(word)).length;
    const avoided = sentence.match(AVOIDED) ?? [];
    if (words <= MOST_WORDS && avoided.length === 0) return [];
    return [`${[`${words} words`, ...avoided].join(', ')}: ${sentence}`];
  });
}

function sentencesOf(markdown: string): string[] {
  const text = markdown.replace(/^ *```[\s\S]*?^ *```/gm, '').replace(/<!--[\s\S]*?-->/g, '');
  const paragraphs = text.split(/\n\s*\n/).filter((each) => !isCode(each));
  return paragraphs.flatMap(unitsOf).flatMap((unit) => plain(unit).split(/(?<=[.!?:])\s+(?=\S)/));
}

function isCode(paragraph: string): boolean {
  return paragraph.split('\n').every((line) => /^ {4,}(?![-*] |\d+\. )|^\s*$/.test(line));
}

/** Returns the headings, list items, table cells and paragraphs, each as one unit. */
function unitsOf(paragraph: string): string[] {
  return paragraph.split(/\n(?=\s*(?:[-*|#]|\d+\. ))/).flatMap((unit) => unit.split(/(?<!\\)\|/));
}

function plain(unit: string): string {
  const withoutCode = unit.replace(/`[^`]*`/g, 'code').replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1');
  return withoutCode.replace(/\s+/g, ' ').trim();
}

test.each(pages)('%s is plain English', (page) => {
  expect(proseProblems(readFileSync(join(root, page), 'utf8'))).toEqual([]);
});

test('the documentation stays within its number of words', () => {
  const texts = ['docs', 'docs/decisions']
    .flatMap(markdownIn)
    .map((page) => readFileSync(join(root, page), 'utf8'));
  const words = texts.join(' ').match(/\S+/g) ?? [];
  expect(words.length, 'words: shorten another page of docs/').toBeLessThanOrEqual(MOST_WORDS_OF_DOCS);
});

test('the check reports long sentences and avoided words, but no code', () => {
  const long = Array.from({ length: MOST_WORDS + 1 }, () => 'word').join(' ');
  expect(proseProblems(`${long}.\n\n- It is read anew.`)).toHaveLength(2);
  expect(proseProblems(`    ${long} anew\n\nNo more than \`whatever\`: ${long.slice(5)}.`)).toEqual([]);
});
