import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import type { Customer } from '../../contract/profile.ts';
import { HttpError } from '../platform/api/http-error.ts';
import { createQueryClient } from '../platform/api/query-client.ts';
import { placeQuery, profileCustomerQuery } from './queries.ts';

test.each([
  ['with a national id is fresh', { ssn: '018190*****' }, false],
  ['from the stored cache, without a national id, is stale', {}, true],
])('a customer %s', (_what, fields, isStale) => {
  const client = new QueryClient();
  client.setQueryData(profileCustomerQuery.queryKey, { navn: 'Kari', ...fields } as Customer);
  expect(new QueryObserver(client, profileCustomerQuery).getCurrentResult().isStale).toBe(isStale);
});

test('failing postcodes are fetched twice, and then the place has failed', async () => {
  vi.useFakeTimers();
  const fetcher = vi.fn(() => Promise.reject(new HttpError(500, '', null)));
  const client = createQueryClient(fetcher);
  const stop = new QueryObserver(client, placeQuery('1415')).subscribe(() => {});
  await vi.advanceTimersByTimeAsync(5_000);
  expect(client.getQueryState(placeQuery('1415').queryKey)?.status).toBe('error');
  expect(fetcher).toHaveBeenCalledTimes(2);
  stop();
  vi.useRealTimers();
});
