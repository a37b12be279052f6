import { queryOptions } from '@tanstack/react-query';
import type { LoginAddress } from '../../contract/session.ts';

/** The address of the login frame, which starts a login that ends at `goto`; fresh for 15 minutes (spec: shell §9). */
export const loginQuery = (goto: string) =>
  queryOptions<LoginAddress>({
    queryKey: ['/auth/login', { goto }],
    staleTime: 15 * 60_000,
  });
