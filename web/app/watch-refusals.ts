import type { QueryClient } from '@tanstack/react-query';
import { onSessionRefusal } from '../platform/api/page-session.ts';
import { keepDrafts } from '../platform/session/drafts.ts';
import { sessionQuery } from '../platform/session/session.ts';
import { notifyTabs } from '../platform/session/tabs.ts';
import { isLeaving, showExit } from './exit.ts';
import { forgetCustomer } from './forget-customer.ts';

/**
 * From the first request that the server refuses because of this page's session, shows what happened in the place of the
 * page, and forgets its customer (ADR-022). Returns an unsubscribe function.
 */
export function watchRefusals(client: QueryClient): () => void {
  return onSessionRefusal((refusal) => {
    if (isLeaving()) return;
    const session = client.getQueryData(sessionQuery.queryKey)?.kfpSessionId;
    if (refusal === 'ended') {
      if (session) notifyTabs({ type: 'ended', session, how: 'timeout' });
      keepDrafts();
      showExit('session-ended');
    } else {
      showExit(session ? 'session-replaced' : 'session-begun');
    }
    forgetCustomer(client);
  });
}
