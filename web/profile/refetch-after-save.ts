import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { sessionQuery } from '../platform/session/session.ts';
import { notifyTabs } from '../platform/session/tabs.ts';

/**
 * Refetches a query after a save, and tells the other tabs of the session. Returning to a page refetches nothing
 * (spec: shell §7).
 */
export function refetchAfterSave(client: QueryClient, queryKey: QueryKey): void {
  void client.invalidateQueries({ queryKey });
  const session = client.getQueryData(sessionQuery.queryKey)?.kfpSessionId;
  if (session) notifyTabs({ type: 'customer-changed', session });
}
