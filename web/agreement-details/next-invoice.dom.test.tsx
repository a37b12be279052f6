import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Invoice } from '../../contract/invoices.ts';
import { renderPage } from '../testing/render-page.tsx';
import { NextInvoice } from './NextInvoice.tsx';

const CAR = { systemSource: 'NICE', policyNumber: '1' } as const;
const BILL: Invoice = {
  id: 'f',
  systemSource: 'NICE',
  forfallsdato: '2026-12-15',
  belop: 2094.5,
  status: 'KOMMENDE',
  avtalenumre: ['1', '2'],
};
const share = (policyNumber: string, belop: number) => ({ ...CAR, policyNumber, belop });

async function textFor(fields: Partial<Invoice>): Promise<string> {
  renderPage(
    <main>
      <NextInvoice agreement={CAR} />
    </main>,
    {
      answers: (api) =>
        api.answer('GET /fakturaer', { fakturaer: [{ ...BILL, ...fields }], systemSourceError: false }),
    },
  );
  await screen.findByRole('heading', { level: 2 });
  return screen.getByRole('main').textContent?.replaceAll('\u00a0', ' ') ?? '';
}

test('an insurance shows its share of the next invoice, next to the whole amount', async () => {
  expect(await textFor({ fordeling: [share('1', 684), share('2', 1410.5)] })).toBe(
    'Del av neste faktura684 kr av 2 094,50 krForfaller 15.12.2026Se fakturaen',
  );
});

test.each<[string, Partial<Invoice>, string]>([
  ['unknown shares', {}, 'Fakturaen gjelder 2 forsikringer.'],
  ['shares of other insurances', { fordeling: [share('2', 2094.5)] }, 'Fakturaen gjelder 2 forsikringer.'],
  ['the whole invoice', { fordeling: [share('1', 2094.5)], avtalenumre: ['1'] }, 'Forfaller 15.12.2026'],
])('an insurance with %s shows the amount of the invoice', async (_which, fields, text) => {
  const shown = await textFor(fields);
  expect(shown).toMatch(/^Neste faktura2 094,50 kr/);
  expect(shown).toContain(text);
});
