import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Invoice } from '../../contract/invoices.ts';
import { bootOf } from '../testing/boot.ts';
import { CUSTOMER } from '../testing/customer.ts';
import { PAGE_PROPS } from '../testing/page-props.ts';
import { renderPage } from '../testing/render-page.tsx';
import { InvoicesPage } from './InvoicesPage.tsx';

const BILL: Invoice = {
  id: '1',
  systemSource: 'NICE',
  forfallsdato: '2026-11-01',
  belop: 1234.5,
  status: 'FORFALT',
  kid: '123',
  kontonummer: '12345678903',
};
const share = (policyNumber: string, belop: number) => ({
  systemSource: 'NICE' as const,
  policyNumber,
  belop,
});

async function show(
  fakturaer: Invoice[],
  template: string | undefined = 'https://bank.no/{kid}/{belop}',
  systemSourceError = false,
) {
  const page = renderPage(<InvoicesPage {...PAGE_PROPS} />, {
    boot: bootOf('fremtind', { betalINettbankenUrl: template }),
    answers: (api) => {
      api.answer('GET /fakturaer', { fakturaer, systemSourceError });
      const none = { avtaler: [], monthlySum: 0, yearlySum: 0, systemSourceError: false };
      api.answer('GET /avtaleoversikt/avtaler', none);
      api.answer('GET /eikaintegrasjon/avtaler', none);
      api.answer('GET /skadekunde/hent', CUSTOMER);
    },
  });
  await screen.findAllByRole('heading', { level: 2 });
  return page;
}

const buttons = () =>
  screen
    .queryAllByRole('link', { name: /^Betal i nettbanken/ })
    .map((link) => [link.getAttribute('href'), link.className.includes('primary')]);

test('unpaid invoices come first; only the first that can be paid has the filled button', async () => {
  const { kid, ...withoutKid } = BILL;
  await show([
    { ...BILL, id: 'next', forfallsdato: '2026-12-15', status: 'KOMMENDE', kid: '9' },
    { ...BILL, id: 'collected', forfallsdato: '2026-10-01', status: 'AVTALEGIRO', kid: '8' },
    { ...BILL, id: 'second', forfallsdato: '2026-11-10', kid: '7' },
    BILL,
    { ...withoutKid, id: 'first', forfallsdato: '2026-10-15' },
  ]);
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Ikke betalt',
    'Ikke bekreftet av banken',
    'Neste betaling',
  ]);
  expect(buttons()).toEqual([
    ['https://bank.no/123/1234.50', true],
    ['https://bank.no/7/1234.50', false],
    ['https://bank.no/9/1234.50', false],
  ]);
  expect(screen.getByText('Forfalt 1. november')).toBeTruthy();
});

test('missing invoices are marked as missing, and a retry loads them', async () => {
  const { api, user } = await show([{ ...BILL, status: 'BETALT' }], undefined, true);
  screen.getByText('Noen av systemene våre er nede.', { exact: false });
  expect(screen.queryByRole('heading', { name: 'Neste betaling' })).toBeNull();
  const next: Invoice = { ...BILL, id: 'next', forfallsdato: '2026-12-15', status: 'KOMMENDE' };
  api.answer('GET /fakturaer', { fakturaer: [BILL, next], systemSourceError: false });
  await user.click(screen.getByRole('button', { name: 'Prøv igjen' }));
  await screen.findByRole('heading', { name: 'Neste betaling' });
  expect(screen.queryByText('Noen av systemene våre er nede.', { exact: false })).toBeNull();
});

test('without an address of the online bank no invoice has a button', async () => {
  await show([BILL], '');
  expect(buttons()).toEqual([]);
});

test.each([
  ['overdue', { forfallsdato: '2026-11-01' }, 1],
  ['due', { forfallsdato: '2026-12-15', status: 'KOMMENDE' }, 1],
  ['collected', { forfallsdato: '2026-12-15', status: 'AVTALEGIRO' }, 0],
  ['overdue, with an account', { kontonummer: '12345678903' }, 0],
])('an invoice without an account says where it is: %s', async (_case, fields, count) => {
  const { kontonummer, ...withoutAccount } = BILL;
  await show([{ ...withoutAccount, ...fields }]);
  expect(screen.queryAllByText(/^Vi har ikke kontonummeret her\. Det står på fakturaen\./)).toHaveLength(
    count,
  );
});

test('the amount is copied as online banks accept it', async () => {
  const { user } = await show([BILL]);
  await user.click(screen.getByRole('button', { name: /^Kopier beløp/ }));
  expect(await navigator.clipboard.readText()).toBe('1234,50');
  expect(await screen.findByText('Beløpet er kopiert.')).toBeTruthy();
});

test('the shares are a table with two decimals and their sum; many are folded', async () => {
  await show([{ ...BILL, fordeling: [share('1', 1000), share('2', 234.5)] }]);
  expect(screen.getByText('Gjelder 2 forsikringer').closest('summary')).toBeNull();
  const rows = within(screen.getByRole('table')).getAllByRole('row');
  expect(rows.slice(1).map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))).toEqual([
    'Avtale 11 000,00 kr',
    'Avtale 2234,50 kr',
    'Til sammen1 234,50 kr',
  ]);
});

test('an insurance with two lines counts once, and one without a share is named too', async () => {
  const fordeling = [share('1', 1000), share('1', 234.5)];
  await show([{ ...BILL, avtalenumre: ['1', '2', '2'], fordeling }]);
  expect(screen.getByText('Gjelder 2 forsikringer')).toBeTruthy();
  const rows = screen.getAllByRole('row').map((each) => each.textContent?.replaceAll('\u00a0', ' '));
  expect(rows.slice(1)).toEqual(['Avtale 11 234,50 kr', 'Avtale 2', 'Til sammen1 234,50 kr']);
});

test('more than five shares, or those of a collected invoice, are folded', async () => {
  const six = [0, 1, 2, 3, 4, 5].map((each) => share(String(each), 0));
  const fordeling = [share('a', 1234.5)];
  await show([
    { ...BILL, fordeling: [...six, ...fordeling] },
    { ...BILL, id: '2', status: 'AVTALEGIRO', forfallsdato: '2026-12-15', fordeling },
  ]);
  expect(screen.getByText('Gjelder 7 forsikringer').closest('summary')).not.toBeNull();
  expect(screen.getByText('Gjelder 1 forsikring').closest('summary')).not.toBeNull();
});

test('a credit note is listed as money back, and is neither due nor paid', async () => {
  await show([
    { ...BILL, id: '1', belop: -1200, status: 'BETALT' },
    { ...BILL, id: '2', belop: -80.5, forfallsdato: '2026-12-20', status: 'KOMMENDE' },
  ]);
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Neste betaling',
    'Tidligere fakturaer',
  ]);
  const rows = screen
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '));
  expect(rows).toEqual(['20.12.2026 · Penger tilbake−80,50 kr', '01.11.2026 · Penger tilbake−1 200 kr']);
  expect(screen.queryByText(/betalte? faktura/)).toBeNull();
});

test('earlier invoices are folded by year with the number and sum of the paid ones; this year is open', async () => {
  const paid = (id: string, forfallsdato: string, belop: number) => ({
    ...BILL,
    id,
    forfallsdato,
    belop,
    status: 'BETALT',
  });
  await show([
    paid('1', '2026-10-01', 100),
    paid('2', '2026-09-01', 50.5),
    paid('3', '2026-08-01', -7),
    paid('4', '2025-08-01', 8),
    paid('5', '2024-08-01', -9),
  ]);
  const years = screen
    .getAllByRole('heading', { level: 3, hidden: true })
    .map((heading) => heading.closest('details'));
  expect(
    years.map((year) => [year?.querySelector('summary')?.textContent?.replaceAll('\u00a0', ' '), year?.open]),
  ).toEqual([
    ['2026 2 betalte fakturaer, 150,50 kr', true],
    ['2025 1 betalt faktura, 8 kr', false],
    ['2024 ', false],
  ]);
});

test('an incomplete list shows no number and sum of a year', async () => {
  await show([{ ...BILL, status: 'BETALT' }], undefined, true);
  expect(screen.getByRole('heading', { level: 3, name: '2026' })).toBeTruthy();
  expect(screen.queryByText(/betalte? faktura/)).toBeNull();
});

test('an invoice with an unknown status is not among the earlier ones, and the page does not say that nothing is to be paid', async () => {
  await show([{ ...BILL, status: 'INKASSO' }]);
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Vi kjenner ikke statusen',
  ]);
  expect(screen.getByText('Vi vet ikke om du skal betale. Se fakturaen, eller spør oss.')).toBeTruthy();
  expect(screen.getByText('Forfall 01.11.2026', { selector: 'p' })).toBeTruthy();
  expect(buttons()).toEqual([]);
});

test.each<[string, Partial<Invoice>, number]>([
  ['paid', { status: 'BETALT' }, 1],
  ['overdue', {}, 0],
  ['perhaps collected', { status: 'AVTALEGIRO' }, 0],
])('with an invoice that is %s, the page says that no payment waits: %j', async (_case, fields, count) => {
  await show([{ ...BILL, ...fields }]);
  expect(screen.queryAllByText('Ingen betalinger venter nå.')).toHaveLength(count);
});

test('the calendar is offered before the invoices with an unknown status, whose dates it does not hold', async () => {
  await show([
    { ...BILL, id: 'unknown', status: 'INKASSO' },
    { ...BILL, id: 'next', forfallsdato: '2026-12-15', status: 'KOMMENDE' },
  ]);
  const calendar = screen.getByRole('link', { name: /kalenderen/ });
  const unknown = screen.getByRole('heading', { name: 'Vi kjenner ikke statusen' });
  expect(calendar.compareDocumentPosition(unknown)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
