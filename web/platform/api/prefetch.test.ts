import { expect, test, vi } from 'vitest';
import { prefetchQueries } from './prefetch.ts';
import { createQueryClient } from './query-client.ts';

const SLOW = { queryKey: ['/slow'] };
const FIRST = { queryKey: ['/first'] };
const SECOND = { queryKey: ['/second'] };

test('fetches a follow-up query as soon as its source arrives, and each query once', async () => {
  const slow = Promise.withResolvers<string>();
  const fetcher = vi.fn((path: string) => (path === '/slow' ? slow.promise : Promise.resolve(path)));
  const client = createQueryClient(fetcher, { retry: 0 });
  const done = prefetchQueries(client, () => [
    SLOW,
    FIRST,
    ...(client.getQueryData(FIRST.queryKey) ? [SECOND] : []),
  ]);
  await vi.waitFor(() => expect(client.getQueryData(SECOND.queryKey)).toBe('/second'));
  expect(client.getQueryData(SLOW.queryKey)).toBeUndefined();
  slow.resolve('slow');
  await done;
  expect(fetcher.mock.calls.map(([path]) => path)).toEqual(['/slow', '/first', '/second']);
});

test('fetches a failed query only once, and still fetches the others', async () => {
  const fetcher = vi.fn(async (path: string) => {
    if (path === '/first') throw new Error('down');
    return path;
  });
  const client = createQueryClient(fetcher, { retry: 0 });
  await prefetchQueries(client, () => [FIRST, SECOND]);
  expect(fetcher).toHaveBeenCalledTimes(2);
  expect(client.getQueryData(SECOND.queryKey)).toBe('/second');
});
