import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import type { DistributorView } from '../../contract/first-page.ts';
import type { LogoutAnswer } from '../../contract/session.ts';
import { logoutTarget } from '../../domain/logout-target.ts';
import { addressOf } from '../../domain/paths.ts';
import { request, untilDelivered } from '../platform/api/request.ts';
import { useBoot } from '../platform/boot.tsx';
import { findSession, sessionIdOf } from '../platform/session/session.ts';
import { notifyTabs } from '../platform/session/tabs.ts';
import { showExit } from './exit.ts';
import { forgetCustomer } from './forget-customer.ts';
import { isOwnPage } from './match-route.ts';
import { forgetPage } from './remembered-page.ts';

/** How long, in ms, a logout waits for keepalive requests: the server refuses them after the session. */
const DELIVERY_MS = 1_000;
/** Timeout of the logout requests, in ms. */
const DEADLINE_MS = 5_000;

/**
 * Returns a function that logs out. It removes the customer's data from the screen at once, and ends the
 * session in all tabs (spec: shell §4.1).
 */
export function useLogout(): () => void {
  const { distributor } = useBoot();
  const client = useQueryClient();
  return () => void logOut(client, distributor);
}

/** The session that is being left. The page itself no longer knows it. */
let leftSession: string | undefined;

async function logOut(client: QueryClient, distributor: DistributorView): Promise<void> {
  const { loggUtUrl } = distributor;
  leftSession = sessionIdOf(client) ?? leftSession;
  forgetAtLogout(client);
  await untilDelivered(DELIVERY_MS);
  const ended = await endSession(loggUtUrl);
  if (!ended) {
    // A failed logout leads to the logged-out URL (spec: shell §8.1). That page shows whether the customer is
    // logged in.
    if (isOwnPage(loggUtUrl, { distributor })) window.history.replaceState(null, '', loggUtUrl);
    showExit('logout-failed');
    return;
  }
  if (leftSession) notifyTabs({ type: 'ended', session: leftSession, how: 'logout' });
  window.location.replace(logoutTarget(distributor, ended.answer));
}

/** Shows that a logout is in progress, and removes all that this tab has of the customer. */
export function forgetAtLogout(client: QueryClient): void {
  showExit('logging-out');
  forgetCustomer(client);
  forgetPage();
}

/**
 * Ends the session on the server. Returns null if the session continues or its state is unknown. After a
 * failure it asks the server for the session, because the answer may be lost. If the session is still this one, it
 * tries once more.
 */
async function endSession(goto: string): Promise<{ answer: LogoutAnswer | null } | null> {
  try {
    return { answer: await postLogout(goto) };
  } catch {
    const found = await findSession(AbortSignal.timeout(DEADLINE_MS));
    if (found === 'unknown') return null;
    if (found !== 'active') return { answer: null };
    const answer = await postLogout(goto).catch(() => null);
    return answer && { answer };
  }
}

function postLogout(goto: string): Promise<LogoutAnswer> {
  return request('POST /auth/logout', { body: { goto }, signal: AbortSignal.timeout(DEADLINE_MS) });
}

/** A small file of the portal's own server. Another server may answer for the root of the host. */
const SMALL_FILE = addressOf('/oversikt/ikon.svg');

export async function isServerReachable(): Promise<boolean> {
  const signal = AbortSignal.timeout(DEADLINE_MS);
  // Any response proves it.
  return await fetch(SMALL_FILE, { method: 'HEAD', cache: 'no-store', signal }).then(
    () => true,
    () => false,
  );
}
