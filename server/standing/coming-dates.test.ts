import { expect, test } from 'vitest';
import { newestFirst } from '../sources/newest-first.ts';
import { comingDates } from './coming-dates.ts';

test('comingDates has the bills of one day in the order of the list of invoices', () => {
  const invoice = { forfallsdato: '2026-12-10', amountOre: 100, status: 'KOMMENDE' };
  const invoices = [
    { ...invoice, systemSource: 'EIKA_SKADE', id: '1' },
    { ...invoice, systemSource: 'LOFAVOR', id: '1' },
    { ...invoice, systemSource: 'NICE', id: '10' },
    { ...invoice, systemSource: 'NICE', id: '9' },
  ] as const;
  const keyOf = ({ systemSource, id }: { systemSource: string; id: string }) => `${systemSource} ${id}`;
  const dates = comingDates({ agreements: [], offers: [], invoices }, '2026-11-30');
  expect(dates.map(keyOf)).toEqual(newestFirst(invoices, (each) => each.forfallsdato).map(keyOf));
});
