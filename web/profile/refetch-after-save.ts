import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { tellTabsOfChange } from '../platform/session/tell-tabs.ts';

/** Refetches a query after a save, and tells the other tabs. Returning refetches nothing (spec: shell §7). */
export function refetchAfterSave(client: QueryClient, queryKey: QueryKey): void {
  void client.invalidateQueries({ queryKey });
  tellTabsOfChange(client);
}
