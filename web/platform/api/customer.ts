import { queryOptions } from '@tanstack/react-query';
import type { Customer } from '../../../contract/customer.ts';
import type { LifeCustomer } from '../../../contract/profile.ts';

/** The customer (spec: overview §7); fresh for five minutes (spec: overview §9). */
export const customerQuery = queryOptions<Customer>({
  queryKey: ['/skadekunde/hent'],
  staleTime: 5 * 60_000,
});

/** The record of the life-insurance system (spec: overview §7). */
export const lifeCustomerQuery = queryOptions<LifeCustomer>({ queryKey: ['/liv/kunde/v1/kunde'] });
