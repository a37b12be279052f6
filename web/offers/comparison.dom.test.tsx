import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Offer, OfferComparison } from '../../contract/offers.ts';
import { CUSTOMER } from '../testing/customer.ts';
import { PAGE_PROPS } from '../testing/page-props.ts';
import { renderPage } from '../testing/render-page.tsx';
import { ComparisonPage } from './ComparisonPage.tsx';

const ADDRESS = '/oversikt/tilbud/sammenlign?system=NICE&tilbud=1';
const offer = (policyNumber: string, fields: Partial<Offer> = {}): Offer => ({
  policyNumber,
  name: 'Bilforsikring',
  description: 'Volvo V60, EL 04821',
  productType: 'BIL',
  systemSource: 'NICE',
  ...fields,
});
const TODAY: NonNullable<OfferComparison['avtale']> = {
  policyNumber: '9',
  name: 'Bilforsikring',
  description: 'Volvo V60, EL 04821',
  productType: 'BIL',
  systemSource: 'NICE',
  monthlyPrice: 684,
  standing: 'IN_FORCE',
  avtaleDetaljer: {
    egenandel: 6000,
    dekninger: [
      { navn: 'Ansvar' },
      { navn: 'Kasko', egenandel: 6000 },
      { navn: 'Leiebil', inkludert: false },
    ],
  },
};
const LESS = offer('1', {
  monthlyPrice: 548,
  expirationDate: '2026-12-07',
  avtaleDetaljer: { egenandel: 8000, dekninger: [{ navn: 'Ansvar' }, { navn: 'Kasko', inkludert: false }] },
});
const MORE = offer('2', {
  monthlyPrice: 742,
  pakkeTilbud: [{ policyNumber: '3', monthlyPrice: 10 }],
  avtaleDetaljer: {
    dekninger: [{ navn: 'Ansvar' }, { navn: 'Kasko', egenandel: 4000 }, { navn: 'Leiebil', sum: 9000 }],
  },
});

async function show(answer: Partial<OfferComparison>, address = ADDRESS) {
  renderPage(<ComparisonPage {...PAGE_PROPS} />, {
    address,
    answers: (api) => {
      api.answer('GET /avtaleoversikt/tilbud/sammenligning', {
        tilbud: [],
        systemSourceError: false,
        ...answer,
      });
      api.answer('GET /skadekunde/hent', CUSTOMER);
    },
  });
}

const rows = async () =>
  within(await screen.findByRole('table'))
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map((cell) =>
          Array.from(cell.children, ({ textContent }) => textContent?.replaceAll('\u00a0', ' ')).join('|'),
        )
        .join(' / '),
    );

test('the table has today and the offers, and says in words what differs from today', async () => {
  await show({ avtale: TODAY, tilbud: [LESS, MORE] });
  expect(await rows()).toEqual([
    '684 kr/md / 548 kr/md / 752 kr/md|med hele pakken',
    '8 208 kr / 6 576 kr|1 632 kr mindre / 9 024 kr|med hele pakken',
    '6 000 kr / 8 000 kr|2 000 kr høyere / Ikke oppgitt',
    'Med / Med / Med',
    'Med|egenandel 6 000 kr / Ikke med|Faller bort / Med|egenandel 4 000 kr|2 000 kr lavere egenandel',
    'Ikke med / Ikke med / Med|inntil 9 000 kr|Nytt',
    '– / 07.12.2026 / –',
  ]);
  const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(heads).toEqual(['Hva', 'Du har i dag', 'Tilbud 1', 'Tilbud 2']);
  expect(screen.getByRole('rowheader', { name: 'Kasko' })).toBeTruthy();
  const links = screen.getAllByRole('link', { name: /^Vis tilbudet/ });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    [1, 2].map((number) => `/privat/forsikring/motor/bil/${number}`),
  );
  for (const link of links) expect(link.className).toContain('secondary');
  const bar = screen
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '));
  expect(bar).toEqual([
    expect.stringMatching(/^Tilbud 1548 kr\/mdVis/),
    expect.stringMatching(/^Tilbud 2752 kr\/mdmed hele pakkenVis/),
  ]);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Sammenlign tilbudene');
  expect(screen.getByText(/Du trenger bare ett av tilbudene/)).toBeTruthy();
});

test.each([
  [
    { sum: 2000, egenandel: 6000 },
    '|inntil 2 000 kr|egenandel 6 000 kr|1 000 kr høyere sum|2 000 kr høyere egenandel',
  ],
  [
    { sum: 500, egenandel: 3000 },
    '|inntil 500 kr|egenandel 3 000 kr|500 kr lavere sum|1 000 kr lavere egenandel',
  ],
  [{ beskrivelse: 'Bare i Norge' }, '|Bare i Norge|Annet enn i dag'],
])('a cover with %j says what it has and what differs from today', async (fields, expected) => {
  const today = { navn: 'Kasko', sum: 1000, egenandel: 4000 };
  await show({
    avtale: { ...TODAY, avtaleDetaljer: { dekninger: [today] } },
    tilbud: [offer('1', { avtaleDetaljer: { dekninger: [{ navn: 'Kasko', ...fields }] } })],
  });
  expect(await rows()).toContain(`Med|inntil 1 000 kr|egenandel 4 000 kr / Med${expected}`);
});

test.each([
  [[{ navn: 'Ansvar' }], 'Viser 0 av 1 dekning.', 'Dekningene er like.', 'Ansvar'],
  [[{ navn: 'Ansvar' }, { navn: 'Kasko' }], 'Viser 1 av 2 dekninger.', 'Kasko', 'Ansvar'],
])(
  'only what differs from today is shown when the customer asks for it: %j',
  async (dekninger, count, seen, left) => {
    const today = { ...TODAY, avtaleDetaljer: { dekninger: [{ navn: 'Ansvar' }] } };
    const tilbud = [offer('1', { avtaleDetaljer: { dekninger } })];
    await show({ avtale: today, tilbud }, `${ADDRESS}&ulikt=ja`);
    expect(await screen.findByText(count)).toBeTruthy();
    expect(screen.getByText(seen)).toBeTruthy();
    expect(screen.queryByRole('rowheader', { name: left })).toBeNull();
  },
);

test('the price of a package with a part of unknown price is a minimum in both periods', async () => {
  const packageOffers = [...(MORE.pakkeTilbud ?? []), { policyNumber: '9' }];
  await show({ avtale: TODAY, tilbud: [{ ...MORE, pakkeTilbud: packageOffers }] });
  expect((await rows()).slice(0, 2)).toEqual([
    '684 kr/md / fra 752 kr/md|med hele pakken',
    '8 208 kr / fra 9 024 kr|med hele pakken',
  ]);
});

test('offers are told apart by what differs, and the rest of it is a row', async () => {
  const [pluss, dog] = [{ description: 'Pluss' }, { description: 'Super', name: 'Hund' }];
  await show({
    avtale: TODAY,
    tilbud: [
      { ...LESS, ...pluss },
      { ...MORE, ...dog },
    ],
  });
  expect((await rows())[0]).toBe('Bilforsikring|Volvo V60, EL 04821 / Bilforsikring|Pluss / Hund|Super');
  const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(heads).toEqual(['Hva', 'Du har i dag', 'Bilforsikring', 'Hund']);
  expect(screen.getByRole('link', { name: /^Vis tilbudet.*: Hund$/ })).toBeTruthy();
});

test('what is the same can be hidden, by a link', async () => {
  await show({ avtale: TODAY, tilbud: [LESS, MORE] }, `${ADDRESS}&ulikt=ja`);
  expect(await rows()).toHaveLength(6);
  expect(screen.queryByRole('rowheader', { name: 'Ansvar' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Vis alt' }).getAttribute('href')).toBe(
    '/privat/forsikring/oversikt/tilbud/sammenlign?system=NICE&tilbud=1',
  );
});

test('without an insurance today the offers are compared without differences', async () => {
  await show({ tilbud: [LESS, MORE] });
  expect((await rows())[1]).toBe('6 576 kr / 9 024 kr|med hele pakken');
  expect(screen.queryByText('Du har i dag')).toBeNull();
});

test('one offer is named as one', async () => {
  await show({ avtale: TODAY, tilbud: [LESS] });
  expect(await screen.findByRole('heading', { level: 1, name: 'Sammenlign tilbudet' })).toBeTruthy();
  expect(document.title).toMatch(/^Sammenlign tilbudet – /);
  expect(screen.queryByText(/Du trenger bare ett av tilbudene/)).toBeNull();
  expect(screen.getByRole('link', { name: /^Vis tilbudet.*: Bilforsikring$/ })).toBeTruthy();
});

test.each([
  ['an offer that is gone', {}, ADDRESS],
  ['an address without an offer', {}, '/oversikt/tilbud/sammenlign'],
])('%s is said', async (_what, answer, address) => {
  await show(answer, address);
  expect(await screen.findByText(/^Vi finner ikke tilbudet/)).toBeTruthy();
});

test('a failing system is said, and nothing is called gone', async () => {
  await show({ systemSourceError: true });
  expect(await screen.findByText(/^Noen av systemene våre er nede/)).toBeTruthy();
  expect(screen.queryByText(/^Vi finner ikke tilbudet/)).toBeNull();
});
