import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { inBackground } from './background.ts';

/** Refetches the displayed queries below the keys without renewing the session, and marks the other ones as stale. */
export function refetchInBackground(client: QueryClient, queryKeys: readonly QueryKey[]): void {
  inBackground(() => {
    for (const queryKey of queryKeys) void client.invalidateQueries({ queryKey });
  });
}
