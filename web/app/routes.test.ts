import { expect, test } from 'vitest';
import type { Boot, DistributorView } from '../../contract/first-page.ts';
import { isGated, isOwnPage, loginAddress, loginRedirect, redirectOf } from './routes.ts';

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

test('the union’s marker goes along to our own login page, which shows it', () => {
  expect(loginRedirect({ unauthorizedUrl: null }, '/privat/forsikring/oversikt/tilbud?fromLo=1')).toBe(
    '/privat/forsikring/oversikt/?goto=%2Fprivat%2Fforsikring%2Foversikt%2Ftilbud%3FfromLo%3D1&fromLo',
  );
});

test.each([
  ['/privat/forsikring/oversikt', true],
  ['/privat/forsikring/oversikt?utlogget', true],
  ['/privat/forsikring/oversikt/utlogget', true],
  ['/privat/forsikring/oversikten', false],
  ['/privat/forsikring/utlogget', false],
  ['https://bank.example/privat/forsikring/oversikt/', false],
])('%s is a page of ours: %s', (address, own) => {
  expect(isOwnPage(address)).toBe(own);
});

const ON = { 'nysalg-skade': 'true', 'direkte-innlogging': 'true' } as const;

test.each([
  [null, ON, null, '/privat/forsikring/oversikt/'],
  [null, ON, '/a', '/privat/forsikring/oversikt/?goto=%2Fa'],
  ['https://bank.example/', ON, null, 'https://bank.example/'],
  [null, { ...ON, 'direkte-innlogging': 'false' } as const, null, null],
  [null, { ...ON, 'nysalg-skade': 'false' } as const, '/a', null],
  ['https://bank.example/', { ...ON, 'direkte-innlogging': 'false' } as const, null, 'https://bank.example/'],
])('with unauthorizedUrl %s and %j, to %s one logs in at %s', (unauthorizedUrl, toggles, page, address) => {
  expect(loginAddress({ unauthorizedUrl, toggles }, page)).toBe(address);
});

const LOGGED_IN = { kfpSessionId: 'x' };
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
  [{}, '/?goto=/privat/forsikring/oversikt/tilbud', null],
  [null, '/?goto=/privat/forsikring/oversikt/tilbud', null],
  [LOGGED_IN, '/?goto=/privat/forsikring/oversikt/tilbud', '/privat/forsikring/oversikt/tilbud'],
  [LOGGED_IN, '?goto=/privat/forsikring/dokumenter?a=1', '/privat/forsikring/dokumenter?a=1'],
  [LOGGED_IN, '/?goto=//ond.example/privat/forsikring', null],
  [LOGGED_IN, '/?goto=https://ond.example', null],
  [LOGGED_IN, '/?goto=', null],
  [LOGGED_IN, '/tilbud?goto=/privat/forsikring/oversikt/kjopsinnganger', null],
])('with the session %j %s leads to %s', (session, route, address) => {
  expect(redirectOf({ session, distributor }, `/privat/forsikring/oversikt${route}`)).toBe(address);
});
