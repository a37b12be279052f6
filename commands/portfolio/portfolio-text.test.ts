import { expect, it } from 'vitest';
import { portfolioText, type TextForm } from './portfolio-text.ts';
import { readPortfolio } from './read.ts';
import { collect } from './testing/collect.ts';

const customers = ['1', '2', '3'].map((ssn) => ({ ssn, navn: 'Åse\n«{"\\»' }));
const textOf = async (list: typeof customers, form: TextForm) =>
  (await collect(portfolioText(list, form))).join('');

it('writes an object of customers, each on one line', async () => {
  const text = await textOf(customers, 'document');
  expect(JSON.parse(text)).toEqual({ customers });
  expect(text.split('\n')).toHaveLength(1 + 3 + 1 + 1);
  expect(JSON.parse(await textOf([], 'document'))).toEqual({ customers: [] });
});

it('writes JSON lines', async () => {
  const lines = (await textOf(customers, 'lines')).split('\n');
  expect(lines.pop()).toBe('');
  expect(lines.map((line) => JSON.parse(line))).toEqual(customers);
  expect(await textOf([], 'lines')).toBe('');
});

it.each(['document', 'lines'] as const)('writes text that an import can read (%s)', async (form) => {
  const bytes = (async function* () {
    for await (const chunk of portfolioText(customers, form)) yield Buffer.from(chunk);
  })();
  const records = await collect(readPortfolio(bytes, form));
  expect(records.map(({ value }) => value)).toEqual(customers);
});

it('yields chunks, so that memory use stays small', async () => {
  const navn = 'a'.repeat(1000);
  const chunks = await collect(portfolioText(Array(1000).fill({ ssn: '1', navn }), 'lines'));
  expect(chunks.length).toBeGreaterThan(10);
  expect(Math.max(...chunks.map(({ length }) => length))).toBeLessThan(70_000);
});
