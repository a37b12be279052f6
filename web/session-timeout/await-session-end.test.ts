import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { awaitSessionEnd } from './await-session-end.ts';

class Page extends EventTarget {
  cookie = '';
  visibilityState = 'visible';

  become(state: 'visible' | 'hidden'): void {
    this.visibilityState = state;
    this.dispatchEvent(new Event('visibilitychange'));
  }
}

let page: Page;
let questions: { answer(hasEnded: boolean): void; fail(status: number): void; signal: AbortSignal }[];
let onEnded: ReturnType<typeof vi.fn<() => void>>;
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  page = new Page();
  questions = [];
  onEnded = vi.fn();
  vi.stubGlobal('document', page);
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('fetch', (_address: string, { signal }: { signal: AbortSignal }) => {
    const { promise, resolve, reject } = Promise.withResolvers<Response>();
    signal.addEventListener('abort', () => reject(signal.reason));
    questions.push({
      signal,
      answer: (avsluttet) => resolve(Response.json({ avsluttet })),
      fail: (status) => resolve(Response.json({ code: 'ANNEN_OKT' }, { status })),
    });
    return promise;
  });
  stop = awaitSessionEnd('mine', onEnded);
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

test('asks the server after the initial delay, and again when a held request is answered', async () => {
  await pass(2_999);
  expect(questions).toHaveLength(0);
  await pass(1);
  expect(questions).toHaveLength(1);
  await pass(25_000);
  questions[0]?.answer(false);
  await pass(0);
  expect(questions).toHaveLength(2);
  expect(onEnded).not.toHaveBeenCalled();
});

test('reports the end after other tabs had time to announce its reason', async () => {
  await pass(13_000);
  questions[0]?.answer(true);
  await pass(199);
  expect(onEnded).not.toHaveBeenCalled();
  await pass(1);
  expect(onEnded).toHaveBeenCalledOnce();
});

test.each([
  ['answered immediately', () => questions[0]?.answer(false)],
  ['rejected', () => questions[0]?.fail(503)],
])('waits at least 5 s after a request that was %s', async (_how, end) => {
  await pass(3_000);
  end();
  await pass(4_999);
  expect(questions).toHaveLength(1);
  await pass(5_001);
  expect(questions).toHaveLength(2);
});

test('sends no request without a network, and resumes automatically', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  await pass(60_000);
  expect(questions).toHaveLength(0);
  vi.stubGlobal('navigator', { onLine: true });
  await pass(10_000);
  expect(questions).toHaveLength(1);
});

test('sends no request from a hidden page, and asks immediately when the page is visible again', async () => {
  await pass(3_000);
  page.become('hidden');
  expect(questions[0]?.signal.aborted).toBe(true);
  await pass(60_000);
  expect(questions).toHaveLength(1);
  page.become('visible');
  await pass(0);
  expect(questions).toHaveLength(2);
});

test('stops asking when the browser has another session, and after it is stopped', async () => {
  await pass(3_000);
  questions[0]?.fail(409);
  await pass(60_000);
  expect(questions).toHaveLength(1);
  page.become('visible');
  await pass(0);
  stop();
  await pass(60_000);
  expect(questions).toHaveLength(2);
  expect(onEnded).not.toHaveBeenCalled();
});

test('asks from one of two tabs, and from the other when the first is closed', async () => {
  const held: Promise<void>[] = [];
  const locks = {
    request: (_name: string, _options: object, act: () => Promise<void>) => {
      const turn = Promise.all(held).then(act);
      held.push(turn);
      return turn;
    },
  };
  vi.stubGlobal('navigator', { onLine: true, locks });
  const stopOther = awaitSessionEnd('mine', onEnded);
  await pass(3_000);
  expect(questions).toHaveLength(1);
  stop();
  await pass(0);
  expect(questions).toHaveLength(2);
  stopOther();
});
