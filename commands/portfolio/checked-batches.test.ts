import { expect, it } from 'vitest';
import { checkedBatches, MAX_ISSUES } from './checked-batches.ts';
import { PortfolioIssues, type PortfolioRecord } from './issue.ts';
import { collect } from './testing/collect.ts';
import { recordsOf } from './testing/import-customers.ts';
import { syntheticNationalIds } from './testing/national-ids.ts';

async function* records(values: unknown[], issue?: PortfolioIssues): AsyncGenerator<PortfolioRecord> {
  yield* recordsOf(values);
  if (issue) throw issue;
}

const people = (count: number) => syntheticNationalIds(count).map((ssn) => ({ ssn, navn: 'Kari Nordmann' }));

async function sizes(values: unknown[], issue?: PortfolioIssues): Promise<number[]> {
  const batches = await collect(checkedBatches(records(values, issue)));
  return batches.map((batch) => batch.length);
}

it('yields all customers in batches of two hundred', async () => {
  expect(await sizes(people(401))).toEqual([200, 200, 1]);
  expect(await sizes([])).toEqual([]);
});

it('yields smaller batches when customers have many rows', async () => {
  const avtaler = Array.from({ length: 499 }, (_, index) => ({
    policyNumber: String(index),
    name: 'Bilforsikring',
    productType: 'BIL',
    systemSource: 'NICE',
  }));
  expect(await sizes(people(9).map((person) => ({ ...person, avtaler })))).toEqual([4, 4, 1]);
});

it('reports a national id that occurs twice in the file', async () => {
  const [first, second] = people(2);
  await expect(sizes([first, second, first])).rejects.toEqual(
    new PortfolioIssues(['customer 3 (line 3): ssn must be unique in the file']),
  );
});

it('collects the issues of all customers, and last the issue that stops reading', async () => {
  const issues = sizes([{}, ...people(600), { navn: 'Kari' }], new PortfolioIssues(['line 603: no more']));
  await expect(issues).rejects.toMatchObject({
    lines: [
      'customer 1 (line 1): ssn must be given',
      'customer 1 (line 1): navn must be given',
      'customer 602 (line 602): ssn must be given',
      'line 603: no more',
    ],
    more: false,
  });
});

it('yields no batch after an issue', async () => {
  const batches = checkedBatches(records([...people(200), {}, ...people(800).slice(200)]));
  expect((await batches.next()).value).toHaveLength(200);
  await expect(batches.next()).rejects.toBeInstanceOf(PortfolioIssues);
});

it('stops after the maximum number of issues', async () => {
  const one = { navn: 'Kari' };
  await expect(sizes(Array(MAX_ISSUES).fill(one))).rejects.toMatchObject({ more: false });

  let read = 0;
  async function* many() {
    while (read < 1000) {
      read += 1;
      yield { place: { customer: read, line: read }, value: one };
    }
  }
  const error = await collect(checkedBatches(many())).catch((issue: PortfolioIssues) => issue);
  expect(error).toMatchObject({ more: true, lines: { length: MAX_ISSUES } });
  expect(read).toBe(MAX_ISSUES + 1);
});

it('rethrows other errors', async () => {
  const error = new Error('the disk is gone');
  // biome-ignore lint/correctness/useYield: it fails before it yields anything
  async function* broken(): AsyncGenerator<PortfolioRecord> {
    throw error;
  }
  await expect(collect(checkedBatches(broken()))).rejects.toBe(error);
});
