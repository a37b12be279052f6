import { endpointQuery } from './endpoint-query.ts';

/** Query for the customer (spec: overview §7). Fresh for five minutes (spec: overview §9). */
export const customerQuery = endpointQuery('GET /skadekunde/hent', {
  staleTime: 5 * 60_000,
});

/** Query for the customer's record in the life-insurance system (spec: overview §7). */
export const lifeCustomerQuery = endpointQuery('GET /liv/kunde/v1/kunde');
