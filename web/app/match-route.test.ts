import { expect, test } from 'vitest';
import { OWN_PAGE_PATHS, OWN_PAGES } from '../../domain/own-pages.ts';
import { SHARING_SCOPES, type SharingScope } from '../../domain/sharing.ts';
import { isOwnPage, matchAddress, type Site, setAdditionalRoutes } from './match-route.ts';
import { OWN_ROUTES, ownRoutesOf } from './own-routes.tsx';
import type { PageRoute } from './route.ts';
import { NOT_FOUND, ROUTES, SHARING_OVER_PAGE } from './routes.tsx';

const messagesUrl = '/privat/forsikring/innboks';
const WITHOUT_OWN: Site = { distributor: { egneSider: [], messagesUrl } };

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
  ['/privat/forsikring/oversikt/kvittering/bil', true],
  ['/privat/forsikring/oversikt/kvittering', false],
  ['/privat/forsikring/oversikt/kvittering/BIL/mer', false],
  ['/privat/forsikring/oversikt/betaling', false],
  ['/privat/forsikring/oversikt/feil/generell', false],
  ['/privat/forsikring/oversikt/finnes-ikke', false],
])('%s requires a login: %s', (path, gated) => {
  const { route } = matchAddress(path, WITHOUT_OWN);
  expect('gate' in route && route.gate === 'login').toBe(gated);
});

test.each([
  ['/privat/forsikring/oversikt', true],
  ['/privat/forsikring/oversikt?utlogget', true],
  ['/privat/forsikring/oversikt/utlogget', true],
  ['/privat/forsikring/oversikten', false],
  ['/privat/forsikring/utlogget', false],
  ['https://bank.example/privat/forsikring/oversikt/', false],
])('%s is a page of the portal: %s', (address, own) => {
  expect(isOwnPage(address, WITHOUT_OWN)).toBe(own);
});

test.each([
  ['/privat/forsikring/oversikt/', '/oversikt', {}],
  ['/privat/forsikring/oversikt/tilbud/', '/oversikt/tilbud', {}],
  ['/privat/forsikring/oversikt/kvittering/BIL', '/oversikt/kvittering/:produkt', { produkt: 'BIL' }],
  ['/privat/forsikring/oversikt/kvittering/bil', NOT_FOUND.path, { produkt: 'bil' }],
  ['/privat/forsikring/oversikt/feil/generell', '/oversikt/feil/:type', { type: 'generell' }],
  ['/privat/forsikring/oversikt/feil/ukjent', NOT_FOUND.path, { type: 'ukjent' }],
  ['/privat/forsikring/oversikt/feil/under18', NOT_FOUND.path, { type: 'under18' }],
  ['/privat/forsikring/oversikt/kjopsstopp/under18', '/oversikt/kjopsstopp/:type', { type: 'under18' }],
  ['/privat/forsikring/oversikten', NOT_FOUND.path, {}],
  ['/oversikt', NOT_FOUND.path, {}],
])('%s matches %s with %j', (address, path, parameters) => {
  expect(matchAddress(address, WITHOUT_OWN)).toMatchObject({ route: { path }, parameters });
});

test('every path occurs once in the table', () => {
  const paths = [...ROUTES, ...OWN_ROUTES].map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
});

test('addresses at other apps are own pages if the distributor names them', () => {
  const address = '/privat/forsikring/motor/detaljer/81030354';
  expect(isOwnPage(address, { distributor: { egneSider: ['detaljer'], messagesUrl } })).toBe(false);
  setAdditionalRoutes(ownRoutesOf);
  expect(isOwnPage(address, { distributor: { egneSider: ['detaljer'], messagesUrl } })).toBe(true);
  expect(isOwnPage(address, { distributor: { egneSider: ['dokumenter'], messagesUrl } })).toBe(false);
});

test('the own routes have the paths that the server answers', () => {
  const paths = OWN_ROUTES.map(({ own, path }) => `${own} ${path}`);
  const answered = Object.entries(OWN_PAGE_PATHS).flatMap(([page, all]) =>
    all.map((path) => `${page} ${path}`),
  );
  expect(paths).toEqual(answered);
});

test('the message pages are at the distributor’s messagesUrl', () => {
  setAdditionalRoutes(ownRoutesOf);
  const site: Site = { distributor: { egneSider: ['meldinger'], messagesUrl } };
  expect(matchAddress(`${messagesUrl}/NICE/m-7`, site).parameters).toEqual({
    systemSource: 'NICE',
    id: 'm-7',
  });
  expect(isOwnPage(messagesUrl, site)).toBe(true);
  expect(isOwnPage('/privat/forsikring/meldinger', site)).toBe(false);
  expect(isOwnPage(messagesUrl, { distributor: { ...site.distributor, egneSider: ['detaljer'] } })).toBe(
    false,
  );
});

const PAGES = [
  ['/privat/forsikring/oversikt/', 'FORSIKRINGER'],
  ['/privat/forsikring/motor/detaljer/81030354', 'FORSIKRINGER'],
  ['/privat/forsikring/dokumenter', 'DOKUMENTER'],
  ['/privat/forsikring/betaling', 'FAKTURA'],
  ['/privat/forsikring/skadesaker/NICE/1', 'SKADER'],
] as const;
const EVERYTHING: Site = { distributor: { egneSider: [...OWN_PAGES], messagesUrl } };
const sharing = (omfang: readonly SharingScope[]) => ({ id: 'x', navn: 'Kari', omfang, til: '2026-12-31' });

test.each(SHARING_SCOPES)('only the pages of %s show another customer’s data', (scope) => {
  setAdditionalRoutes(ownRoutesOf);
  const found = PAGES.filter(
    ([address]) => matchAddress(address, { ...EVERYTHING, sharing: sharing([scope]) }).route !== NOT_FOUND,
  );
  expect(found).toEqual(PAGES.filter(([, needed]) => needed === scope));
});

test('no other page shows another customer’s data', () => {
  setAdditionalRoutes(ownRoutesOf);
  const site = { ...EVERYTHING, sharing: sharing(SHARING_SCOPES) };
  const shared = ROUTES.filter((route) => route.path === '/oversikt' || 'onBehalf' in route);
  const own = ROUTES.filter((route) => !shared.includes(route)).map(({ path }) => path);
  for (const path of [...own, '/oversikt/sikkerhet', '/oversikt/deling', '/meldinger']) {
    expect(matchAddress(`/privat/forsikring${path}`, site).route).toBe(NOT_FOUND);
  }
});

test('a page of the route table can show another customer’s data', () => {
  const route = ROUTES.find(({ path }) => path === '/oversikt/tilbud') as PageRoute;
  route.onBehalf = 'SKADER';
  const routeFor = (scope: SharingScope) =>
    matchAddress('/privat/forsikring/oversikt/tilbud', { ...EVERYTHING, sharing: sharing([scope]) }).route;
  expect(routeFor('SKADER')).toBe(route);
  expect(routeFor('FAKTURA')).toBe(NOT_FOUND);
  delete route.onBehalf;
});

test('every page says that a sharing is over', () => {
  for (const [address] of PAGES) {
    expect(matchAddress(address, { ...EVERYTHING, sharing: null }).route).toBe(SHARING_OVER_PAGE);
  }
});
