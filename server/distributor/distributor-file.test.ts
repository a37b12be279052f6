import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ConfigurationError } from '../platform/configuration.ts';
import { readDistributorFile } from './distributor-file.ts';

const SHIPPED = 'distributors.json';
/** Of the specification's recommendation links (overview 2.6). */
const PURCHASE_ADDRESSES = [
  '/privat/forsikring/motor/bil',
  '/privat/forsikring/hus',
  '/privat/forsikring/skade/reise',
  '/privat/forsikring/liv/kjop/livsforsikring',
  '/privat/forsikring/liv/kjop/kritisksykdom',
  '/privat/forsikring/innbo',
  '/privat/forsikring/liv/kjop/uforeforsikring',
  '/privat/forsikring/liv/kjop/behandlingsforsikring',
  '/privat/forsikring/motor/moped',
  '/privat/forsikring/hytte',
  '/privat/forsikring/motor/baat',
  '/privat/forsikring/motor/mc',
];
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'distributors-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

type Change = (file: { distributors: Record<string, unknown>[] }) => void;

function faultsOf(change: Change | string): readonly string[] {
  const path = join(folder, 'd.json');
  const file = JSON.parse(readFileSync(SHIPPED, 'utf8'));
  if (typeof change !== 'string') change(file);
  writeFileSync(path, typeof change === 'string' ? change : JSON.stringify(file));
  try {
    readDistributorFile(path);
  } catch (error) {
    if (error instanceof ConfigurationError) return error.lines.map((line) => line.replace(path, 'FILE'));
    throw error;
  }
  return [];
}

type First = { theme: { light: object }; bankkontakt: object };
const first = (file: { distributors: Record<string, unknown>[] }) => file.distributors[0] as First;

describe('readDistributorFile', () => {
  test('the shipped file holds the seven distributors', () => {
    const names = readDistributorFile(SHIPPED).distributors.map(({ shortname }) => shortname);
    expect(names).toEqual(['fremtind', 'dnb', 'eika', 'fana', 'sbm', 'sb1', 'none']);
  });

  test('in the shipped file every product can be bought that the specification names a link for', () => {
    for (const { shortname, purchaseGroups } of readDistributorFile(SHIPPED).distributors) {
      const addresses = purchaseGroups.flatMap(({ links }) => links.map(({ url }) => url));
      // Fana sells no travel insurance, so that one can see the page without it.
      if (shortname === 'fana') addresses.push('/privat/forsikring/skade/reise');
      expect(addresses).toEqual(expect.arrayContaining(PURCHASE_ADDRESSES));
    }
  });

  test.each<[string, Change | string, string]>([
    ['a file that is no JSON', '{', 'DISTRIBUTORS_FILE FILE is not valid JSON'],
    ['an unknown field', (file) => Object.assign(first(file), { logo: 'x' }), 'FILE: distributors[0]'],
    [
      'a colour that is none',
      (file) => Object.assign(first(file).theme.light, { page: 'red' }),
      'FILE: distributors[0].theme.light.page must be a colour such as #1b1917.',
    ],
    [
      'a phone number with country code',
      (file) => Object.assign(first(file).bankkontakt, { telefon: '+4722000000' }),
      'FILE: distributors[0].bankkontakt.telefon must be eight digits, without the country code.',
    ],
    [
      'an address without encryption',
      (file) => Object.assign(first(file), { privacyUrl: 'http://eksempel.no' }),
      'FILE: distributors[0].privacyUrl must be an https:// address.',
    ],
    [
      'a host for short links with its port',
      (file) => Object.assign(first(file), { linkHosts: ['dokumenter.eksempel.no:8443'] }),
      'FILE: distributors[0].linkHosts[0] must be a host name without port.',
    ],
    [
      'a host that two distributors claim',
      (file) => Object.assign(first(file), { hosts: ['dnb.localhost'] }),
      'FILE: "dnb.localhost" stands twice; short names and hosts must be unique.',
    ],
    [
      'no distributor none',
      (file) => file.distributors.pop(),
      'FILE: the distributor "none" must be there, for unknown hosts.',
    ],
  ])('%s is a readable line', (_what, change, line) => {
    expect(faultsOf(change).join('\n')).toContain(line);
  });

  test('a missing file is a readable line', () => {
    expect(() => readDistributorFile(join(folder, 'ingen.json'))).toThrow(
      /^DISTRIBUTORS_FILE .* cannot be read\.$/,
    );
  });
});
