import { useQuery } from '@tanstack/react-query';
import type { BankContact } from '../../contract/distributor.ts';
import { endpointQuery } from './api/endpoint-query.ts';
import { useBoot } from './boot.tsx';

/** Query for the bank's contact information (spec: shell §7.1). */
export const bankContactQuery = endpointQuery('GET /auth/bankkontakt', {
  staleTime: 15 * 60_000,
});

/** Returns the contacts of the customer's bank; until they are known, and in a sharing, the distributor's. */
export function useBankContact(): BankContact {
  const { distributor, sharing } = useBoot();
  return useQuery({ ...bankContactQuery, enabled: !sharing }).data ?? distributor.bankkontakt;
}
