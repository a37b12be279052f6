import { expect, it } from 'vitest';
import distributorFile from '../distributors.json' with { type: 'json' };
import { readSources } from './read-sources.ts';

const FOLDERS = /^(?:contract|domain|server|web)\//;
const TESTING = /\.test\.tsx?$|\/testing\//;
/** `none` is a word of other things too: where it stands beside a short name is enough. */
const NAMES = distributorFile.distributors
  .map(({ shortname }) => shortname)
  .filter((name) => name !== 'none');
/** Part of a package's, an address's, an endpoint's or a system's name it is no short name. */
const NAME = new RegExp(`(?<![\\w@/-])(?:${NAMES.join('|')})(?![\\w/-])`);
const COMPARED =
  /\bshortname\b[^\n]*(?:[!=]==?\s*['"`]|\bincludes\()|\bincludes\([^)]*\bshortname\b|['"`]\s*[!=]==?[^\n]*\bshortname\b/;

/** The lines that break a rule, as path:text. */
function linesWith(pattern: RegExp): string[] {
  return [...readSources(/\.(?:tsx?|scss)$/)]
    .filter(([path]) => FOLDERS.test(path) && !TESTING.test(path))
    .flatMap(([path, text]) => text.split('\n').map((line) => `${path}: ${line.trim()}`))
    .filter((line) => pattern.test(line.slice(line.indexOf(': '))));
}

it('no code names a distributor: what differs among them is a setting of the distributor file (ADR-104)', () => {
  expect(linesWith(NAME)).toEqual([]);
});

it('no code compares a short name with a text or looks it up in a list of such', () => {
  expect(linesWith(COMPARED)).toEqual([]);
});

it.each([
  ["  if (shortname === 'none') return;", COMPARED],
  ["  if ('none' === distributor.shortname) return;", COMPARED],
  ['  return SERVER_DECIDES.includes(shortname);', COMPARED],
  ["const INTEGRATION = ['eika'];", NAME],
  ['  sb1: true,', NAME],
])('it would be seen: %s', (line, pattern) => {
  expect(line).toMatch(pattern);
});

it.each([
  "  '/detaljer/eika/:policyNumber',",
  "@use '@fremtind/jokul/styles/core';",
  "  'EIKA_SKADE',",
  "  'GET /eikaintegrasjon/avtaler': {",
])('it is no short name: %s', (line) => {
  expect(line).not.toMatch(NAME);
});
