import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Invoice } from '../../contract/invoices.ts';
import { bootOf } from '../testing/boot.ts';
import type { FakeApi } from '../testing/fake-api.ts';
import { renderPage } from '../testing/render-page.tsx';
import { NextInvoice } from './NextInvoice.tsx';

const share = (policyNumber: string, belop: number) => ({
  systemSource: 'NICE' as const,
  policyNumber,
  belop,
});

/** Renders the next invoice of the insurance 7. */
async function show(fields: Partial<Invoice>) {
  const invoice = {
    id: '1',
    systemSource: 'NICE',
    forfallsdato: '2099-12-07',
    belop: 2094.5,
    status: 'KOMMENDE',
  };
  renderPage(<NextInvoice agreement={{ systemSource: 'NICE', policyNumber: '7' }} />, {
    boot: { ...bootOf(), today: '2099-11-25' },
    answers: (api) =>
      api.answer('GET /fakturaer', {
        fakturaer: [{ ...invoice, avtalenumre: ['7', '8'], ...fields } as Invoice],
        systemSourceError: false,
      }),
  });
  return await screen.findByRole('heading', { level: 2 });
}

const textOf = (element: HTMLElement) => element.closest('section')?.textContent?.replaceAll('\u00a0', ' ');

test('an insurance shows its share of the next invoice (spec: beyond §10)', async () => {
  const heading = await show({ fordeling: [share('7', 684), share('8', 1410.5)] });
  expect(heading.textContent).toBe('Del av neste faktura');
  expect(textOf(heading)).toContain('684 kr');
  expect(textOf(heading)).toContain('av 2 094,50 kr');
});

test.each([
  [-200, '−200 kr'],
  [2294.5, '2 294,50 kr'],
])('a share of %d kr in an invoice with a credit stands alone', async (own, expected) => {
  const heading = await show({ fordeling: [share('7', own), share('8', 2094.5 - own)] });
  expect(heading.textContent).toBe('Del av neste faktura');
  expect(textOf(heading)).toContain(`${expected}Forfaller`);
});

test('an insurance shows the invoices of two systems that use one number', async () => {
  const invoice = { id: '1', forfallsdato: '2099-11-15', belop: 1050, status: 'KOMMENDE' };
  const of = (systemSource: string, own: number): Invoice => ({
    ...invoice,
    systemSource,
    avtalenumre: ['7'],
    fordeling: [share('7', own), share('8', 1050 - own)],
  });
  renderPage(<NextInvoice agreement={{ systemSource: 'NICE', policyNumber: '7' }} />, {
    boot: { ...bootOf(), today: '2099-11-25' },
    answers: (api) =>
      api.answer('GET /fakturaer', {
        fakturaer: [of('NICE', 410), of('PARIS', 640)],
        systemSourceError: false,
      }),
  });
  const headings = await screen.findAllByRole('heading', { level: 2, name: 'Del av ubetalt faktura' });
  expect(headings.map(textOf)).toEqual([
    expect.stringContaining('410 kr av 1 050 kr'),
    expect.stringContaining('640 kr av 1 050 kr'),
  ]);
});

test.each<[string, (api: FakeApi) => void]>([
  ['an incomplete answer', (api) => api.answer('GET /fakturaer', { fakturaer: [], systemSourceError: true })],
  ['an error', (api) => api.refuse('GET /fakturaer', 500)],
])('an insurance says after %s that invoices may be missing', async (_, answers) => {
  renderPage(<NextInvoice agreement={{ systemSource: 'NICE', policyNumber: '7' }} />, { answers });
  expect(await screen.findByText('Vi får ikke tak i alle fakturaene akkurat nå.')).toBeTruthy();
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Fakturaer');
});

test('an insurance without a known share shows the whole invoice, and what else it is for', async () => {
  const heading = await show({ avtalenumre: ['7', '8', '8'] });
  expect(heading.textContent).toBe('Neste faktura');
  expect(textOf(heading)).toContain('Fakturaen gjelder 2 forsikringer.');
});

test.each([
  [{ forfallsdato: '2099-10-27' }, 'Ubetalt faktura', 'Fristen var 27.10.2099'],
  [{ status: 'AVTALEGIRO' }, 'Neste faktura', 'Trekkes med AvtaleGiro 07.12.2099'],
  [{ status: 'KOMMENDE' }, 'Neste faktura', 'Forfaller 07.12.2099'],
] as const)('an invoice with %j is called %s: %s', async (fields, expected, due) => {
  const heading = await show(fields);
  expect(heading.textContent).toBe(expected);
  expect(textOf(heading)).toContain(due);
});

test('an insurance shows each invoice that is overdue, and what it owes of each', async () => {
  const invoice = (id: string, forfallsdato: string): Invoice => ({
    id,
    systemSource: 'NICE',
    forfallsdato,
    belop: 1050,
    status: 'KOMMENDE',
    avtalenumre: ['7', '8'],
    fordeling: [share('7', 410), share('8', 640)],
  });
  renderPage(<NextInvoice agreement={{ systemSource: 'NICE', policyNumber: '7' }} />, {
    boot: { ...bootOf(), today: '2099-11-25' },
    answers: (api) =>
      api.answer('GET /fakturaer', {
        fakturaer: [invoice('oct', '2099-10-15'), invoice('nov', '2099-11-15')],
        systemSourceError: false,
      }),
  });
  const headings = await screen.findAllByRole('heading', { level: 2, name: 'Del av ubetalt faktura' });
  expect(headings.map(textOf)).toEqual([
    expect.stringContaining('410 kr av 1 050 krFristen var 15.10.2099'),
    expect.stringContaining('410 kr av 1 050 krFristen var 15.11.2099'),
  ]);
});
