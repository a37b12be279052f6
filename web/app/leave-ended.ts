import type { QueryClient } from '@tanstack/react-query';
import { removeStoredDrafts, storeDrafts } from '../platform/session/drafts.ts';
import type { TabSessionEnd } from '../platform/session/tabs.ts';
import { type Exit, isLeaving, showExit } from './exit.ts';
import { forgetCustomer } from './forget-customer.ts';
import { forgetPage, rememberPage } from './remembered-page.ts';

const EXITS = {
  logout: 'logged-out',
  timeout: 'timed-out',
  elsewhere: 'session-ended',
} as const satisfies Record<TabSessionEnd, Exit>;

/**
 * Leaves a session that has expired or ended in another tab, as after a timeout or logout (spec: shell §4.2).
 * A session that was ended in another browser is shown as ended, in place of the page.
 */
export function leaveEnded(client: QueryClient, how: TabSessionEnd): void {
  if (isLeaving()) return;
  removeStoredDrafts();
  if (how === 'timeout') rememberPage();
  if (how === 'logout') forgetPage();
  else storeDrafts();
  showExit(EXITS[how]);
  forgetCustomer(client);
}
