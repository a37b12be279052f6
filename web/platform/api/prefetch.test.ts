import { expect, test, vi } from 'vitest';
import { prefetchQueries } from './prefetch.ts';
import { createQueryClient } from './query-client.ts';

const SLOW = { queryKey: ['/slow'] };
const FIRST = { queryKey: ['/first'] };
const SECOND = { queryKey: ['/second'] };

test('what one query came with can lead to another, which waits for no third; each is fetched once', async () => {
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

test('what fails is not fetched again, and the rest is', async () => {
  const fetcher = vi.fn(async (path: string) => {
    if (path === '/first') throw new Error('down');
    return path;
  });
  const client = createQueryClient(fetcher, { retry: 0 });
  await prefetchQueries(client, () => [FIRST, SECOND]);
  expect(fetcher).toHaveBeenCalledTimes(2);
  expect(client.getQueryData(SECOND.queryKey)).toBe('/second');
});
