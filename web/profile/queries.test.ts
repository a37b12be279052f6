import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import type { Customer } from '../../contract/customer.ts';
import { profileCustomerQuery } from './queries.ts';

test.each([
  ['with a national id is fresh', { ssn: '018190*****' }, false],
  ['from the stored cache, without a national id, is stale', {}, true],
])('a customer %s', (_what, fields, isStale) => {
  const client = new QueryClient();
  client.setQueryData(profileCustomerQuery.queryKey, { navn: 'Kari', ...fields } as Customer);
  expect(new QueryObserver(client, profileCustomerQuery).getCurrentResult().isStale).toBe(isStale);
});
