import { expect, test } from 'vitest';
import { matchPath } from './match-path.ts';

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
  ['/kvittering/:produkt', '/kvittering/a%2Fb', { produkt: 'a%2Fb' }],
  ['/kvittering/:produkt', '/kvittering/%', { produkt: '%' }],
  ['/kvittering/:produkt', '/kvittering/', null],
  ['/kvittering/:produkt', '/kvittering/BIL/mer', null],
])('%s and %s: %j', (pattern, path, parameters) => {
  expect(matchPath(pattern, path)).toEqual(parameters);
});
