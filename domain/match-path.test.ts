import { expect, test, vi } from 'vitest';
import { isSamePath, matchPath } from './match-path.ts';

test.each<[pattern: string, path: string, parameters: Record<string, string> | null]>([
  ['/oversikt/tilbud', '/oversikt/tilbud', {}],
  ['/oversikt/tilbud', '/oversikt/tilbud//', {}],
  ['/oversikt/tilbud', '/oversikt/Tilbud', {}],
  ['/oversikt/tilbud', '/oversikt/tilb%75d', {}],
  ['/oversikt/tilbud', '/oversikt/tilbudet', null],
  ['/oversikt/tilbud', '/oversikt/tilbud/1', null],
  ['/oversikt/tilbud', '/oversikt', null],
  ['/oversikt/tilbud', '', null],
  ['/kvittering/:produkt', '/kvittering/BIL', { produkt: 'BIL' }],
  ['/kvittering/:produkt', '/kvittering/BIL/', { produkt: 'BIL' }],
  ['/kvittering/:produkt', '/kvittering/b%C3%A5t', { produkt: 'båt' }],
  ['/kvittering/:produkt', '/kvittering/a%2Fb', { produkt: 'a/b' }],
  ['/kvittering/:produkt', '/kvittering/a%252Fb', { produkt: 'a%2Fb' }],
  ['/skadesaker/:system/:id', '/skadesaker/NICE/a%2Fb%2fc', { system: 'NICE', id: 'a/b/c' }],
  ['/kvittering/:produkt', '/kvittering/%', { produkt: '%' }],
  ['/kvittering/:produkt', '/kvittering/', null],
  ['/kvittering/:produkt', '/kvittering/BIL/mer', null],
])('%s and %s: %j', (pattern, path, parameters) => {
  expect(matchPath(pattern, path)).toEqual(parameters);
});

test('decodes a path with thousands of segments once', () => {
  const decode = vi.spyOn(globalThis, 'decodeURIComponent');
  expect(matchPath('/oversikt/tilbud', '/a'.repeat(7000))).toBe(null);
  expect(decode).toHaveBeenCalledTimes(1);
  decode.mockRestore();
});

test.each<[one: string, other: string, isSame: boolean]>([
  ['/detaljer/7%2FB', '/detaljer/7%2fb/', true],
  ['/detaljer/%C3%A5', '/Detaljer/å', true],
  ['/detaljer/7/B', '/detaljer/7%2FB', false],
  ['/detaljer/7%252FB', '/detaljer/7%2FB', false],
  ['https://a.test/detaljer', '/detaljer', false],
])('%s and %s are the same path: %s', (one, other, isSame) => {
  expect(isSamePath(one, other)).toBe(isSame);
});
