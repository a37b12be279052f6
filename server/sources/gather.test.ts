import { expect, test, vi } from 'vitest';
import { gather } from './gather.ts';
import type { Source, SourceAgreement, SourceAnswer } from './source.ts';

type Answering = () => Promise<SourceAnswer<SourceAgreement>>;

const source = (system: Source['systems'][number], agreements: Answering): Source => ({
  systems: [system],
  agreements,
});

const item = (policyNumber: string): SourceAgreement => ({
  policyNumber,
  name: 'Bilforsikring',
  productType: 'BIL',
  systemSource: 'NICE',
  monthlyOre: 100,
  yearlyOre: null,
});

const gives =
  (policyNumber: string): Answering =>
  async () => ({ items: [item(policyNumber)], complete: true });
const hangs: Answering = () => new Promise(() => {});
const fails: Answering = async () => {
  throw new Error('down');
};

async function gatherFrom(sources: Source[], timeoutMs = 1000) {
  const onFault = vi.fn();
  const answer = await gather({ sources, timeoutMs, onFault }, ['NICE', 'PARIS'], (each, systems, signal) =>
    each.agreements({ id: 'x' }, systems, signal),
  );
  return {
    numbers: answer.items.map(({ policyNumber }) => policyNumber),
    complete: answer.complete,
    onFault,
  };
}

test('all answer: everything is there', async () => {
  const { numbers, complete, onFault } = await gatherFrom([
    source('NICE', gives('1')),
    source('PARIS', gives('2')),
  ]);
  expect(numbers).toEqual(['1', '2']);
  expect(complete).toBe(true);
  expect(onFault).not.toHaveBeenCalled();
});

test.each([
  ['fails', fails],
  ['hangs beyond the deadline', hangs],
  ['left something out itself', async () => ({ items: [], complete: false })],
])("one source %s: the others' items come, and something is missing", async (_how, faulty) => {
  const { numbers, complete } = await gatherFrom([source('NICE', faulty), source('PARIS', gives('2'))], 50);
  expect(numbers).toEqual(['2']);
  expect(complete).toBe(false);
});

test('a fault is told with its systems', async () => {
  const { onFault } = await gatherFrom([source('NICE', fails)]);
  expect(onFault).toHaveBeenCalledExactlyOnceWith(['NICE'], expect.objectContaining({ message: 'down' }));
});

test('a source of none of the systems is not asked', async () => {
  const agreements = vi.fn(gives('1'));
  const { numbers, complete } = await gatherFrom([source('NSF', agreements)]);
  expect(agreements).not.toHaveBeenCalled();
  expect([numbers, complete]).toEqual([[], true]);
});

test('the sources are asked at once', async () => {
  const asked: string[] = [];
  const together = Promise.withResolvers<void>();
  const waitsForTheOther =
    (name: string): Answering =>
    async () => {
      asked.push(name);
      if (asked.length === 2) together.resolve();
      await together.promise;
      return { items: [item(name)], complete: true };
    };
  const { numbers } = await gatherFrom([
    source('NICE', waitsForTheOther('1')),
    source('PARIS', waitsForTheOther('2')),
  ]);
  expect(numbers).toEqual(['1', '2']);
});
