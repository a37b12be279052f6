import { useQuery } from '@tanstack/react-query';
import type { BankContact } from '../../contract/distributor.ts';
import { endpointQuery } from './api/endpoint-query.ts';
import { useBoot } from './boot.tsx';

/** Query for the bank's contact information (spec: shell §7.1). */
export const bankContactQuery = endpointQuery('GET /auth/bankkontakt', {
  staleTime: 15 * 60_000,
});

/**
 * Returns the contact information of the customer's bank. Until it is known, and with another customer's data, it is
 * the distributor's.
 */
export function useBankContact(): BankContact {
  const { distributor, sharing } = useBoot();
  return useQuery({ ...bankContactQuery, enabled: !sharing }).data ?? distributor.bankkontakt;
}
