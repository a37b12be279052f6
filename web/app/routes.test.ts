import { expect, test } from 'vitest';
import type { Boot, DistributorView } from '../../contract/first-page.ts';
import { isGated, loginRedirect, redirectOf } from './routes.ts';

test.each([
  ['/privat/forsikring/oversikt', false],
  ['/privat/forsikring/oversikt/', false],
  ['/privat/forsikring/oversikt/tilbud', true],
  ['/privat/forsikring/oversikt/tilbud/', true],
  ['/privat/forsikring/oversikt/forsikringsprofil', true],
  ['/privat/forsikring/oversikt/kjopsinnganger', true],
  ['/privat/forsikring/oversikt/andre-forsikringer', true],
  ['/privat/forsikring/oversikt/jump/seopp/skadesaker', true],
  ['/privat/forsikring/oversikt/kvittering/BIL', true],
  ['/privat/forsikring/oversikt/kvittering/BIL/', true],
  ['/privat/forsikring/oversikt/kvittering', false],
  ['/privat/forsikring/oversikt/kvittering/BIL/mer', false],
  ['/privat/forsikring/oversikt/betaling', false],
  ['/privat/forsikring/oversikt/feil/generell', false],
  ['/privat/forsikring/oversikt/finnes-ikke', false],
])('%s behind the gate: %s', (path, gated) => {
  expect(isGated(path)).toBe(gated);
});

test.each([
  [null, '/privat/forsikring/oversikt/?goto=%2Fa%3Fb%3D1%26c'],
  ['https://bank.example/logg-inn', 'https://bank.example/logg-inn?goto=%2Fa%3Fb%3D1%26c'],
  ['https://bank.example/?x=1', 'https://bank.example/?x=1&goto=%2Fa%3Fb%3D1%26c'],
])('with unauthorizedUrl %s the login is at %s', (unauthorizedUrl, address) => {
  expect(loginRedirect({ unauthorizedUrl }, '/a?b=1&c')).toBe(address);
});

const distributor = { unauthorizedUrl: null } as DistributorView;

test.each<[Boot['session'], string, string | null]>([
  [{}, '/betaling', '/privat/forsikring/betaling'],
  [{ kfpSessionId: 'x' }, '/betaling/?fromLo', '/privat/forsikring/betaling'],
  [null, '/betaling', '/privat/forsikring/betaling'],
  [{}, '/tilbud', '/privat/forsikring/oversikt/?goto=%2Fprivat%2Fforsikring%2Foversikt%2Ftilbud'],
  [{ kfpSessionId: 'x' }, '/tilbud', null],
  [null, '/tilbud', null],
  [{}, '/feil/generell', null],
  [{}, '/betalinger', null],
  [{}, '', null],
])('with the session %j %s leads to %s', (session, route, address) => {
  expect(redirectOf({ session, distributor }, `/privat/forsikring/oversikt${route}`)).toBe(address);
});
