import { expect, test, vi } from 'vitest';
import type { AgreementInOre } from '../../contract/in-ore.ts';
import type { System } from '../../domain/systems.ts';
import { inStall } from '../testing/in-stall.ts';
import { collect } from './collect.ts';
import type { SourceAnswer } from './source.ts';
import { SourceError } from './source-error.ts';

type Answering = () => Promise<SourceAnswer<AgreementInOre>>;

type Source = { systems: readonly System[]; agreements: Answering };

const source = (system: System, agreements: Answering): Source => ({ systems: [system], agreements });

const item = (policyNumber: string): AgreementInOre => ({
  policyNumber,
  name: 'Bilforsikring',
  productType: 'BIL',
  systemSource: 'NICE',
  monthlyOre: 100,
  yearlyOre: null,
});

const gives =
  (policyNumber: string): Answering =>
  async () => ({ items: [item(policyNumber)], issues: [] });
const hangs: Answering = () => new Promise(() => {});
const fails: Answering = async () => {
  throw new SourceError('refused');
};

async function collectFrom(sources: Source[], timeoutMs = 1000) {
  const onError = vi.fn();
  const answer = await collect({ sources, timeoutMs, onError }, ['NICE', 'PARIS'], (each) =>
    each.agreements(),
  );
  return {
    numbers: answer.items.map(({ policyNumber }) => policyNumber),
    complete: answer.complete,
    missing: answer.missing,
    onError,
  };
}

test('the list is complete when all sources answer', async () => {
  const { numbers, complete, missing, onError } = await collectFrom([
    source('NICE', gives('1')),
    source('PARIS', gives('2')),
  ]);
  expect(missing).toEqual([]);
  expect(numbers).toEqual(['1', '2']);
  expect(complete).toBe(true);
  expect(onError).not.toHaveBeenCalled();
});

test.each<[string, Answering, string]>([
  ['fails', fails, 'refused'],
  ['hangs beyond the deadline', hangs, 'timeout'],
  ['leaves out an item', async () => ({ items: [], issues: ['bad-item'] }), 'bad-item'],
  ['fails in an unexpected way', () => Promise.reject(new TypeError('x')), 'unexpected'],
])(
  'when one source %s, the items of the others are returned and the error is reported',
  async (_how, failing, kind) => {
    const { numbers, complete, missing, onError } = await collectFrom(
      [source('NICE', failing), source('PARIS', gives('2'))],
      50,
    );
    expect(numbers).toEqual(['2']);
    expect(complete).toBe(false);
    expect(missing).toEqual(['NICE']);
    expect(onError.mock.calls.map(([systems, reported]) => [systems, reported])).toEqual([[['NICE'], kind]]);
  },
);

test('items of a source that leaves out others are kept', async () => {
  const { numbers, complete } = await collectFrom([
    source('NICE', async () => ({ items: [item('1')], issues: ['bad-item'] })),
  ]);
  expect(numbers).toEqual(['1']);
  expect(complete).toBe(false);
});

test('a source without the requested systems is not asked', async () => {
  const agreements = vi.fn(gives('1'));
  const { numbers, complete } = await collectFrom([source('NSF', agreements)]);
  expect(agreements).not.toHaveBeenCalled();
  expect([numbers, complete]).toEqual([[], true]);
});

test('the timer of the deadline is cleared once all sources have answered', async () => {
  vi.useFakeTimers();
  try {
    await collectFrom([source('NICE', gives('1')), source('PARIS', fails)]);
    expect(vi.getTimerCount()).toBe(0);
  } finally {
    vi.useRealTimers();
  }
});

test('the sources are asked concurrently', async () => {
  const asked: string[] = [];
  const together = Promise.withResolvers<void>();
  const waitsForTheOther =
    (name: string): Answering =>
    async () => {
      asked.push(name);
      if (asked.length === 2) together.resolve();
      await together.promise;
      return { items: [item(name)], issues: [] };
    };
  const { numbers } = await collectFrom([
    source('NICE', waitsForTheOther('1')),
    source('PARIS', waitsForTheOther('2')),
  ]);
  expect(numbers).toEqual(['1', '2']);
});

test('an answer that arrives while the process stalls is in time', async () => {
  const answersInStall: Answering = () => inStall(() => ({ items: [item('1')], issues: [] }));
  const { numbers, complete } = await collectFrom([source('NICE', answersInStall)], 400);
  expect(numbers).toEqual(['1']);
  expect(complete).toBe(true);
});
