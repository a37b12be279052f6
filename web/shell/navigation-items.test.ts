import { expect, test } from 'vitest';
import type { OwnPage } from '../../domain/own-pages.ts';
import type { SharingScope } from '../../domain/sharing.ts';
import { navigationItems, sharedItems } from './navigation-items.ts';

const ADDRESSES = {
  bankInsurancePage: '/privat/forsikring',
  meldSkadeUrl: 'https://skade.eksempel.no/meld',
  skadesakerUrl: '/privat/forsikring/oversikt/jump/seopp/skadesaker',
  documentUrl: '/privat/forsikring/dokumenter',
  messagesUrl: '/privat/forsikring/meldinger',
  egneSider: [],
  toggles: { 'nysalg-skade': 'true', 'direkte-innlogging': 'true' },
} as const;
const ROOT = '/privat/forsikring/oversikt/';
const at = (pathname: string, offerCount: number | null) => ({ shown: { pathname }, offerCount });

test('returns all items in order, with their targets', () => {
  expect(navigationItems(ADDRESSES, at(ROOT, 4)).map(({ text, target }) => [text, target])).toEqual([
    ['Forsikringsoversikt', { kind: 'route', to: '/oversikt' }],
    ['Dokumenter', { kind: 'app', href: '/privat/forsikring/dokumenter' }],
    ['Faktura', { kind: 'app', href: '/privat/forsikring/betaling' }],
    ['Kjøp', { kind: 'route', to: '/oversikt/kjopsinnganger' }],
    ['Meld skade', { kind: 'external', href: 'https://skade.eksempel.no/meld' }],
    ['Skadesaker', { kind: 'external', href: '/privat/forsikring/oversikt/jump/seopp/skadesaker' }],
    ['Profil', { kind: 'route', to: '/oversikt/forsikringsprofil' }],
    ['Tilbud', { kind: 'route', to: '/oversikt/tilbud' }],
  ]);
});

test('has an item for the messages only if the portal shows them', () => {
  const ours = { ...ADDRESSES, egneSider: ['meldinger'] as const };
  const shown = { pathname: '/privat/forsikring/meldinger', own: 'meldinger' as const };
  const items = navigationItems(ours, { ...at(ROOT, 4), shown });
  expect(items.map(({ text }) => text).slice(5, 8)).toEqual(['Skadesaker', 'Meldinger', 'Profil']);
  expect(items.filter(({ isActive }) => isActive)).toMatchObject([
    { text: 'Meldinger', target: { kind: 'app', href: '/privat/forsikring/meldinger' } },
  ]);
  const elsewhere = { ...ours, messagesUrl: 'https://bank.eksempel.no/innboks' };
  expect(navigationItems(elsewhere, at(ROOT, 4)).map(({ text }) => text)).not.toContain('Meldinger');
});

test('shows the number of offers, and omits the item without offers', () => {
  expect(navigationItems(ADDRESSES, at(ROOT, 4)).at(-1)).toMatchObject({ text: 'Tilbud', count: 4 });
  expect(navigationItems(ADDRESSES, at(ROOT, 0)).map(({ text }) => text)).not.toContain('Tilbud');
});

test('shows offers without a number if the number is unknown', () => {
  const last = navigationItems(ADDRESSES, at(ROOT, null)).at(-1);
  expect(last).toEqual({
    text: 'Tilbud',
    name: 'Tilbud',
    target: { kind: 'route', to: '/oversikt/tilbud' },
    isActive: false,
  });
});

test.each([
  [ROOT, ['Forsikringsoversikt']],
  [`${ROOT}tilbud`, ['Tilbud']],
  [`${ROOT}forsikringsprofil`, ['Profil']],
  [`${ROOT}betaling`, ['Faktura']],
  [`${ROOT}finnes-ikke`, []],
])('at %s, the active items are %j', (pathname, active) => {
  const items = navigationItems(ADDRESSES, at(pathname, 1));
  expect(items.filter(({ isActive }) => isActive).map(({ text }) => text)).toEqual(active);
});

test('returns only the link to the insurance start page when the overview is switched off', () => {
  const toggles = { 'nysalg-skade': 'false', 'direkte-innlogging': 'true' } as const;
  expect(navigationItems({ ...ADDRESSES, toggles }, at(ROOT, 4))).toEqual([
    {
      text: 'Til forsikring',
      name: 'Til forsikring',
      target: { kind: 'app', href: '/privat/forsikring' },
      isActive: false,
    },
  ]);
});

test.each<[SharingScope[], OwnPage[], string[]]>([
  [['FORSIKRINGER'], ['dokumenter', 'faktura', 'skader'], ['Forsikringsoversikt']],
  [
    ['FORSIKRINGER', 'DOKUMENTER', 'SKADER'],
    ['dokumenter', 'faktura', 'skader'],
    ['Forsikringsoversikt', 'Dokumenter', 'Skadesaker'],
  ],
  [['FORSIKRINGER', 'DOKUMENTER', 'FAKTURA'], ['faktura'], ['Forsikringsoversikt', 'Faktura']],
])('a sharing of %j has only its pages in the portal %j', (omfang, egneSider, names) => {
  const items = sharedItems({ egneSider }, { omfang }, { pathname: ROOT });
  expect(items.map(({ text }) => text)).toEqual(names);
  expect(items.map(({ isActive }) => isActive)).toEqual(names.map((_, place) => place === 0));
});
