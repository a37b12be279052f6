import { expect, it } from 'vitest';
import { checkedBatches, FAULTS_SHOWN } from './checked-batches.ts';
import { PortfolioFault } from './fault.ts';
import type { PortfolioRecord } from './record.ts';
import { collect } from './testing/collect.ts';
import { syntheticNationalIds } from './testing/national-ids.ts';

async function* records(values: unknown[], fault?: PortfolioFault): AsyncGenerator<PortfolioRecord> {
  for (const [index, value] of values.entries()) {
    yield { place: { customer: index + 1, line: index + 1 }, value };
  }
  if (fault) throw fault;
}

const people = (count: number) => syntheticNationalIds(count).map((ssn) => ({ ssn, navn: 'Kari Nordmann' }));

async function sizes(values: unknown[], fault?: PortfolioFault): Promise<number[]> {
  const batches = await collect(checkedBatches(records(values, fault)));
  return batches.map((batch) => batch.length);
}

it('gives every customer, two hundred at a time', async () => {
  expect(await sizes(people(401))).toEqual([200, 200, 1]);
  expect(await sizes([])).toEqual([]);
});

it('gives fewer customers at a time when they have many rows', async () => {
  const avtaler = Array.from({ length: 499 }, (_, index) => ({
    policyNumber: String(index),
    name: 'Bilforsikring',
    productType: 'BIL',
    systemSource: 'NICE',
  }));
  expect(await sizes(people(9).map((person) => ({ ...person, avtaler })))).toEqual([4, 4, 1]);
});

it('finds a national id that stands in the file twice', async () => {
  const [first, second] = people(2);
  await expect(sizes([first, second, first])).rejects.toEqual(
    new PortfolioFault(['customer 3 (line 3): ssn must be unique in the file']),
  );
});

it('gathers the faults of all customers, with what stops the reading last', async () => {
  const faults = sizes([{}, ...people(600), { navn: 'Kari' }], new PortfolioFault(['line 603: no more']));
  await expect(faults).rejects.toMatchObject({
    lines: [
      'customer 1 (line 1): ssn must be given',
      'customer 1 (line 1): navn must be given',
      'customer 602 (line 602): ssn must be given',
      'line 603: no more',
    ],
    more: false,
  });
});

it('gives no batch after a fault', async () => {
  const batches = checkedBatches(records([...people(200), {}, ...people(800).slice(200)]));
  expect((await batches.next()).value).toHaveLength(200);
  await expect(batches.next()).rejects.toBeInstanceOf(PortfolioFault);
});

it('stops at so many faults', async () => {
  const one = { navn: 'Kari' };
  await expect(sizes(Array(FAULTS_SHOWN).fill(one))).rejects.toMatchObject({ more: false });

  let read = 0;
  async function* many() {
    while (read < 1000) {
      read += 1;
      yield { place: { customer: read, line: read }, value: one };
    }
  }
  const error = await collect(checkedBatches(many())).catch((fault: PortfolioFault) => fault);
  expect(error).toMatchObject({ more: true, lines: { length: FAULTS_SHOWN } });
  expect(read).toBe(FAULTS_SHOWN + 1);
});

it('lets other errors through', async () => {
  const error = new Error('the disk is gone');
  // biome-ignore lint/correctness/useYield: it fails before it gives anything
  async function* broken(): AsyncGenerator<PortfolioRecord> {
    throw error;
  }
  await expect(collect(checkedBatches(broken()))).rejects.toBe(error);
});
