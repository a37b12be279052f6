import { expect, it } from 'vitest';
import distributorFile from '../distributors.json' with { type: 'json' };
import { readSources } from './read-sources.ts';

const FOLDERS = /^(?:contract|domain|server|web)\//;
const TESTING = /\.test\.tsx?$|\/testing\//;
/**
 * `none` is left out: it is also an ordinary word. Code that compares it with a short name is found by
 * COMPARED.
 */
const NAMES = distributorFile.distributors
  .map(({ shortname }) => shortname)
  .filter((name) => name !== 'none');
/** Matches a short name, except as part of the name of a package, address, endpoint or system. */
const NAME = new RegExp(`(?<![\\w@/-])(?:${NAMES.join('|')})(?![\\w/-])`);
const COMPARED =
  /\bshortname\b[^\n]*(?:[!=]==?\s*['"`]|\bincludes\()|\bincludes\([^)]*\bshortname\b|['"`]\s*[!=]==?[^\n]*\bshortname\b/;

/** Returns the lines of code, without comments: they may name a distributor as an example. */
function codeLines(text: string): string[] {
  const lines = text.replace(/\/\*[\s\S]*?\*\//g, '').split('\n');
  return lines.map((line) => line.replace(/(?<!:)\/\/.*/, ''));
}

/** Returns the lines of code that match a pattern, as path:text. */
function linesWith(pattern: RegExp): string[] {
  return [...readSources(/\.(?:tsx?|scss)$/)]
    .filter(([path]) => FOLDERS.test(path) && !TESTING.test(path))
    .flatMap(([path, text]) => codeLines(text).map((line) => `${path}: ${line.trim()}`))
    .filter((line) => pattern.test(line.slice(line.indexOf(': '))));
}

it('no code names a distributor: their differences are settings of the distributor file (ADR-028)', () => {
  expect(linesWith(NAME)).toEqual([]);
});

it('no code compares a short name with a literal or looks it up in a list', () => {
  expect(linesWith(COMPARED)).toEqual([]);
});

it.each([
  ["  if (shortname === 'none') return;", COMPARED],
  ["  if ('none' === distributor.shortname) return;", COMPARED],
  ['  return SERVER_DECIDES.includes(shortname);', COMPARED],
  ["const INTEGRATION = ['eika'];", NAME],
  ['  sb1: true,', NAME],
])('the patterns match: %s', (line, pattern) => {
  expect(line).toMatch(pattern);
});

it('comments may name a distributor, addresses are code', () => {
  const text = "/** For `sb1`:\n * eika. */\nconst url = 'https://eksempel.no'; // dnb";
  expect(codeLines(text).map((line) => line.trim())).toEqual(['', "const url = 'https://eksempel.no';"]);
});

it.each([
  "  '/detaljer/eika/:policyNumber',",
  "@use '@fremtind/jokul/styles/core';",
  "  'EIKA_SKADE',",
  "  'GET /eikaintegrasjon/avtaler': {",
])('the name pattern does not match: %s', (line) => {
  expect(line).not.toMatch(NAME);
});
