import { Registry } from 'prom-client';
import { expect, test } from 'vitest';
import type { SharedState } from '../state/shared-state.ts';
import { measureReadiness } from './store-metrics.ts';

test('gives no number of sessions while the store is unavailable', async () => {
  const registry = new Registry();
  let countOwned = async () => 3;
  const state = { countOwned: () => countOwned() } as Partial<SharedState> as SharedState;
  measureReadiness(state, async () => [], registry);
  const lines = async () =>
    (await registry.metrics()).split('\n').filter((line) => line.startsWith('sessions_'));
  expect(await lines()).toEqual(['sessions_lasting 3']);
  countOwned = () => Promise.reject(new Error('unavailable'));
  expect(await lines()).toEqual([]);
  countOwned = async () => 2;
  expect(await lines()).toEqual(['sessions_lasting 2']);
});
