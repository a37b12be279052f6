import type { QueryClient } from '@tanstack/react-query';
import { onSessionRefusal } from '../platform/api/page-session.ts';
import { storeDrafts } from '../platform/session/drafts.ts';
import { sessionQuery } from '../platform/session/session.ts';
import { notifyTabs } from '../platform/session/tabs.ts';
import { isLeaving, showExit } from './exit.ts';
import { forgetCustomer } from './forget-customer.ts';

/**
 * When the server refuses a request because of this page's session, shows the exit screen and removes the
 * customer's data (ADR-021). Returns an unsubscribe function.
 */
export function watchRefusals(client: QueryClient): () => void {
  return onSessionRefusal((refusal) => {
    if (isLeaving()) return;
    const session = client.getQueryData(sessionQuery.queryKey)?.kfpSessionId;
    if (refusal === 'ended') {
      if (session) notifyTabs({ type: 'ended', session, how: 'timeout' });
      storeDrafts();
      showExit('session-ended');
    } else {
      showExit(session ? 'session-replaced' : 'session-begun');
    }
    forgetCustomer(client);
  });
}
