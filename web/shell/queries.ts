import { queryOptions } from '@tanstack/react-query';
import type { BankContact } from '../../contract/distributor.ts';
import type { ClientContext } from '../../contract/session.ts';

/** Where the customer logged in; fresh for 15 minutes (spec: shell §7.1, shell §9). */
export const clientContextQuery = queryOptions<ClientContext>({
  queryKey: ['/auth/client-context'],
  staleTime: 15 * 60_000,
});

/** Whom the customer can turn to (spec: shell §7.1). */
export const bankContactQuery = queryOptions<BankContact>({
  queryKey: ['/auth/bankkontakt'],
  staleTime: 15 * 60_000,
});
