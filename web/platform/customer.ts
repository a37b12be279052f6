import { queryOptions } from '@tanstack/react-query';
import type { Customer } from '../../contract/customer.ts';

/** The customer (overview 7); fresh for five minutes (overview 9). */
export const customerQuery = queryOptions<Customer>({
  queryKey: ['/skadekunde/hent'],
  staleTime: 5 * 60_000,
});
