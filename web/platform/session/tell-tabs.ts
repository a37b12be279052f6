import type { QueryClient } from '@tanstack/react-query';
import { sessionIdOf } from './session.ts';
import { notifyTabs } from './tabs.ts';

/** Tells the other tabs of the session that the customer changed something: they refetch what they show of it. */
export function tellTabsOfChange(client: QueryClient): void {
  const session = sessionIdOf(client);
  if (session) notifyTabs({ type: 'customer-changed', session });
}
