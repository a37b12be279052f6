import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hasFailed } from './answers.ts';
import { dehydrateAnswers } from './dehydrate-answers.ts';
import { HttpError } from './http-error.ts';
import { createQueryClient, hydrateAnswers } from './query-client.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('fetches the path and query of the key', async () => {
  const fetcher = vi.fn(async () => ({ antall: 1 }));
  const client = createQueryClient(fetcher);
  const query = { produkt: 'BIL' };
  await client.fetchQuery({ queryKey: ['/nbo/produktanbefaling', query] });
  expect(fetcher).toHaveBeenCalledWith('/nbo/produktanbefaling', query, expect.any(AbortSignal), true);
});

test.each([
  ['4g', 5_000],
  ['2g', 10_000],
  ['slow-2g', 10_000],
])('on %s, retries a failed request once, after %d ms', async (effectiveType, delay) => {
  vi.stubGlobal('navigator', { connection: { effectiveType } });
  const fetcher = vi.fn(async () => {
    throw new HttpError(500, 'Internal Server Error', null);
  });
  const client = createQueryClient(fetcher);
  const query = client.getQueryCache().build(client, client.defaultQueryOptions({ queryKey: ['/c'] }));
  const tried = query.fetch().catch(() => {});
  await vi.advanceTimersByTimeAsync(delay - 1);
  expect(fetcher).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  await tried;
  expect(fetcher).toHaveBeenCalledTimes(2);
});

test.each([
  ['that the server answers with 401', new HttpError(401, '', null)],
  ['that the server answers with 409', new HttpError(409, '', null)],
  ['that the server answers with 429', new HttpError(429, '', null)],
  ['without an answer until the deadline', new DOMException('x', 'TimeoutError')],
])('does not retry a request %s', async (_what, error) => {
  const fetcher = vi.fn(async () => {
    throw error;
  });
  const client = createQueryClient(fetcher);
  const query = client.getQueryCache().build(client, client.defaultQueryOptions({ queryKey: ['/c'] }));
  await query.fetch().catch(() => {});
  expect(fetcher).toHaveBeenCalledTimes(1);
});

test('answers of the server-rendered page are fresh in the browser, independent of the clocks', () => {
  const server = createQueryClient(async () => null);
  server.setQueryData(['/a', { b: '1' }], { c: 1 }, { updatedAt: 0 });
  const browser = createQueryClient(async () => null);
  hydrateAnswers(
    browser,
    JSON.parse(JSON.stringify(dehydrateAnswers(server, { search: '', pathname: null }, 'key'))),
  );
  expect(browser.getQueryState(['/a', { b: '1' }])).toMatchObject({
    data: { c: 1 },
    dataUpdatedAt: Date.now(),
  });
});

test('fetches a query that failed on the server again; pending queries are not sent', async () => {
  const server = createQueryClient(
    (path) => (path === '/a' ? Promise.reject(new HttpError(503, '', null)) : new Promise(() => {})),
    { retry: 0 },
  );
  void server.prefetchQuery({ queryKey: ['/b'] });
  await server.prefetchQuery({ queryKey: ['/a'] });
  const answers = JSON.parse(JSON.stringify(dehydrateAnswers(server, { search: '', pathname: null }, 'key')));
  expect(answers).toEqual([{ queryKey: ['/a'] }]);

  const fetcher = vi.fn(async () => 'an answer');
  const browser = createQueryClient(fetcher);
  hydrateAnswers(browser, answers);
  const observer = new QueryObserver(browser, { queryKey: ['/a'] });
  expect(hasFailed(observer.getOptimisticResult(browser.defaultQueryOptions({ queryKey: ['/a'] })))).toBe(
    true,
  );
  const stop = observer.subscribe(() => {});
  await vi.advanceTimersByTimeAsync(0);
  expect([fetcher.mock.calls.length, observer.getCurrentResult().data]).toEqual([1, 'an answer']);
  expect(hasFailed(observer.getCurrentResult())).toBe(false);
  stop();
});

test('on the server, no timer keeps a query that its page did not wait for', async () => {
  const server = createQueryClient(() => new Promise(() => {}), { retry: 0 });
  const given = server.prefetchQuery({ queryKey: ['/a'] });
  server.clear();
  await given;
  expect(vi.getTimerCount()).toBe(0);
});

test('a query that the server refused as one too many is not sent again at once', async () => {
  const server = createQueryClient(() => Promise.reject(new HttpError(429, '', null)), { retry: 0 });
  await server.prefetchQuery({ queryKey: ['/a'] });
  const fetcher = vi.fn(async () => 'an answer');
  const browser = createQueryClient(fetcher);
  hydrateAnswers(browser, dehydrateAnswers(server, { search: '', pathname: null }, 'key'));
  const observer = new QueryObserver(browser, { queryKey: ['/a'], retryOnMount: false });
  observer.subscribe(() => {})();
  expect([fetcher.mock.calls.length, observer.getCurrentResult().isError]).toEqual([0, true]);
  expect(observer.getCurrentResult().error).toMatchObject({ status: 429 });
});

test('answers read through a sharing are no answers to the same query of the customer', async () => {
  const shared = createQueryClient(async () => 'hers', { person: 'sharing' });
  await shared.prefetchQuery({ queryKey: ['/a'] });
  const own = createQueryClient(async () => 'mine');
  for (const query of shared.getQueryCache().getAll()) own.getQueryCache().add(query);
  expect(shared.getQueryData(['/a'])).toBe('hers');
  expect(own.getQueryData(['/a'])).toBeUndefined();
  hydrateAnswers(shared, [{ queryKey: ['/failed'] }, { queryKey: ['/b'], data: 1 }]);
  expect(shared.getQueryState(['/failed'])?.errorUpdateCount).toBe(1);
  expect(shared.getQueryData(['/b'])).toBe(1);
});
