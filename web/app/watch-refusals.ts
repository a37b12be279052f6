import type { QueryClient } from '@tanstack/react-query';
import { keepDrafts } from '../platform/drafts.ts';
import { onSessionRefusal } from '../platform/fetch.ts';
import { forgetCustomer } from '../platform/forget-customer.ts';
import { sessionQuery } from '../platform/session.ts';
import { tellTabs } from '../platform/tabs.ts';
import { isLeaving, showExit } from './exit.ts';

/**
 * From the first call that the server refuses because of this page's session, shows what happened in the place of the
 * page, and forgets its customer (ADR-022). Returns an unsubscribe function.
 */
export function watchRefusals(client: QueryClient): () => void {
  return onSessionRefusal((refusal) => {
    if (isLeaving()) return;
    const session = client.getQueryData(sessionQuery.queryKey)?.kfpSessionId;
    if (refusal === 'ended') {
      if (session) tellTabs({ type: 'ended', session, how: 'timeout' });
      keepDrafts();
      showExit('session-ended');
    } else {
      showExit(session ? 'session-replaced' : 'session-begun');
    }
    forgetCustomer(client);
  });
}
