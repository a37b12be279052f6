import type { QueryClient } from '@tanstack/react-query';
import { handleRefusals } from '../platform/api/page-session.ts';
import { removeStoredDrafts } from '../platform/session/drafts.ts';
import { sessionIdOf } from '../platform/session/session.ts';
import { sessionExpiresAt } from '../platform/session/session-expiry.ts';
import { notifyTabs } from '../platform/session/tabs.ts';
import { endAt } from '../session-timeout/end-at.ts';
import { isLeaving, showExit } from './exit.ts';
import { forgetCustomer } from './forget-customer.ts';
import { leaveEnded } from './leave-ended.ts';

/**
 * When the server refuses a request because of this page's session, shows the exit screen and removes the
 * customer's data (ADR-021). A refusal at the expiry is a timeout. A page of a sharing that has ended loads again.
 */
export function watchRefusals(client: QueryClient): void {
  handleRefusals((refusal) => {
    if (isLeaving()) return;
    const session = sessionIdOf(client);
    if (refusal === 'sharing-over') {
      // The server says in place of the page that it has ended.
      document.body.hidden = true;
      window.location.reload();
    } else if (refusal === 'ended') {
      if (session) notifyTabs({ type: 'ended', session, how: 'timeout' });
      leaveEnded(client, endAt(sessionExpiresAt(), Date.now()));
    } else {
      showExit(session ? 'session-replaced' : 'session-begun');
      forgetCustomer(client);
      // On a page without a login, they are of a session that expired.
      if (session) removeStoredDrafts();
    }
  });
}
