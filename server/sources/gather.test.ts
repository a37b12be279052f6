import { expect, test, vi } from 'vitest';
import { gather } from './gather.ts';
import type { Source, SourceAgreement, SourceAnswer } from './source.ts';
import { SourceFault } from './source-fault.ts';

type Answering = () => Promise<SourceAnswer<SourceAgreement>>;

const source = (system: Source['systems'][number], agreements: Answering): Source => ({
  systems: [system],
  agreements,
  offers: async () => ({ items: [], faults: [] }),
  deleteOffer: async () => false,
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
  async () => ({ items: [item(policyNumber)], faults: [] });
const hangs: Answering = () => new Promise(() => {});
const fails: Answering = async () => {
  throw new SourceFault('refused');
};

async function gatherFrom(sources: Source[], timeoutMs = 1000) {
  const onFault = vi.fn();
  const answer = await gather({ sources, timeoutMs, onFault }, ['NICE', 'PARIS'], (each, systems, signal) =>
    each.agreements({ id: 'x', ssn: '13919110028' }, systems, signal),
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

test.each<[string, Answering, string]>([
  ['fails', fails, 'refused'],
  ['hangs beyond the deadline', hangs, 'timeout'],
  ['left something out itself', async () => ({ items: [], faults: ['bad-item'] }), 'bad-item'],
  ['fails in a way that nobody foresaw', () => Promise.reject(new TypeError('x')), 'unexpected'],
])("one source %s: the others' items come, and the fault is told", async (_how, faulty, kind) => {
  const { numbers, complete, onFault } = await gatherFrom(
    [source('NICE', faulty), source('PARIS', gives('2'))],
    50,
  );
  expect(numbers).toEqual(['2']);
  expect(complete).toBe(false);
  expect(onFault).toHaveBeenCalledExactlyOnceWith(['NICE'], kind);
});

test('a source that left something out keeps what it gave', async () => {
  const { numbers, complete } = await gatherFrom([
    source('NICE', async () => ({ items: [item('1')], faults: ['bad-item'] })),
  ]);
  expect(numbers).toEqual(['1']);
  expect(complete).toBe(false);
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
      return { items: [item(name)], faults: [] };
    };
  const { numbers } = await gatherFrom([
    source('NICE', waitsForTheOther('1')),
    source('PARIS', waitsForTheOther('2')),
  ]);
  expect(numbers).toEqual(['1', '2']);
});
