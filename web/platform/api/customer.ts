import { endpointQuery } from './endpoint-query.ts';

/** The customer (spec: overview §7); fresh for five minutes (spec: overview §9). */
export const customerQuery = endpointQuery('GET /skadekunde/hent', {
  staleTime: 5 * 60_000,
});

/** The record of the life-insurance system (spec: overview §7). */
export const lifeCustomerQuery = endpointQuery('GET /liv/kunde/v1/kunde');
