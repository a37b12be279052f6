import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { showProgress } from './progress.ts';
import { collect } from './testing/collect.ts';

const written: string[] = [];
const terminal = (text: string) => written.push(text);
beforeEach(() => {
  written.length = 0;
  vi.useFakeTimers({ toFake: ['performance'], now: 1000 });
});
afterEach(() => {
  vi.useRealTimers();
});

async function* chunks(...sizes: number[]): AsyncGenerator<Uint8Array> {
  for (const size of sizes) {
    vi.advanceTimersByTime(1000);
    yield new Uint8Array(size);
  }
}

it('writes a bar of the bytes of a file, and the number of customers', async () => {
  const progress = showProgress(terminal, 300);
  progress.customersStored(1234567);
  const bytes = await collect(progress.count(chunks(100, 200)));
  expect(bytes.map(({ length }) => length)).toEqual([100, 200]);
  expect(written).toEqual([
    `\r\u001b[K${'█'.repeat(10)}${'░'.repeat(20)} 33 %  1 234 567 customers`,
    `\r\u001b[K${'█'.repeat(30)} 100 %  1 234 567 customers`,
  ]);
  progress.end();
  expect(written.at(-1)).toBe('\r\u001b[K');
});

it('writes only the number of customers if the size is unknown', async () => {
  const progress = showProgress(terminal, null);
  await collect(progress.count(chunks(100)));
  expect(written).toEqual(['\r\u001b[K0 customers']);
});

it('stays full when a file grows while it is read', async () => {
  await collect(showProgress(terminal, 10).count(chunks(100)));
  expect(written[0]).toContain(`${'█'.repeat(30)} 100 %`);
});

it('writes at most ten times per second', async () => {
  const progress = showProgress(terminal, 1000);
  async function* quick() {
    for (let chunk = 0; chunk < 1000; chunk += 1) {
      vi.advanceTimersByTime(1);
      yield new Uint8Array(1);
    }
  }
  await collect(progress.count(quick()));
  expect(written.length).toBeGreaterThan(8);
  expect(written.length).toBeLessThanOrEqual(11);
});

it('writes nothing without a terminal', async () => {
  const progress = showProgress(null, 100);
  expect(await collect(progress.count(chunks(50, 50)))).toHaveLength(2);
  progress.end();
  expect(written).toEqual([]);
});

it('clears nothing if it has not written', () => {
  showProgress(terminal, 100).end();
  expect(written).toEqual([]);
});
