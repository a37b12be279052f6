import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import type { DistributorView } from '../../contract/first-page.ts';
import type { LogoutAnswer } from '../../contract/session.ts';
import { PROVIDER_LOGOUT_PATH } from '../../domain/provider-logout.ts';
import { HttpError } from '../platform/api/http-error.ts';
import { request, untilDelivered } from '../platform/api/request.ts';
import { useBoot } from '../platform/boot.tsx';
import { keepDrafts, removeStoredDrafts } from '../platform/session/drafts.ts';
import { askSession, sessionQuery } from '../platform/session/session.ts';
import { notifyTabs, type TabSessionEnd } from '../platform/session/tabs.ts';
import { type Exit, showExit } from './exit.ts';
import { forgetCustomer } from './forget-customer.ts';
import { isOwnPage } from './match-route.ts';
import { rememberPage } from './remembered-page.ts';

/** Maximum wait of a logout for what was sent as the page was left, in ms: without its session the server refuses it. */
const DELIVERY_MS = 1_000;
/** Timeout of the logout, in ms. */
const DEADLINE_MS = 5_000;

type Addresses = Pick<
  DistributorView,
  'serverDecidesLogoutUrl' | 'loggUtUrl' | 'timeoutUrl' | 'egneSider' | 'messagesUrl'
>;

/**
 * Where the browser goes after logging out: to the server's logoutUrl where the distributor leaves it to the server, or where it leads
 * by the login provider; else, and where its answer was lost (`answer` null), to the distributor's loggUtUrl (spec: shell §6, shell §8.1).
 */
export function logoutTarget(
  { serverDecidesLogoutUrl, loggUtUrl }: Pick<Addresses, 'serverDecidesLogoutUrl' | 'loggUtUrl'>,
  answer: LogoutAnswer | null,
): string {
  const isServers = serverDecidesLogoutUrl || answer?.logoutUrl === PROVIDER_LOGOUT_PATH;
  return answer && isServers ? answer.logoutUrl : loggUtUrl;
}

/**
 * Returns what logs out: the customer's data go from the screen at once, the session ends in all tabs
 * (spec: shell §4.1).
 */
export function useLogout(): () => void {
  const { distributor } = useBoot();
  const client = useQueryClient();
  return () => void logOut(client, distributor);
}

/** The session that is being left, which this page has forgotten. */
let leftSession: string | undefined;

async function logOut(client: QueryClient, distributor: Addresses): Promise<void> {
  const { loggUtUrl } = distributor;
  leftSession = client.getQueryData(sessionQuery.queryKey)?.kfpSessionId ?? leftSession;
  showExit('logging-out');
  forgetCustomer(client);
  removeStoredDrafts();
  await untilDelivered(DELIVERY_MS);
  const ended = await endSession(loggUtUrl);
  if (!ended) {
    // The logged-out URL is where a failed logout leads (spec: shell §8.1); the page there shows who is logged in.
    if (isOwnPage(loggUtUrl, distributor)) window.history.replaceState(null, '', loggUtUrl);
    showExit('logout-failed');
    return;
  }
  if (leftSession) notifyTabs({ type: 'ended', session: leftSession, how: 'logout' });
  window.location.replace(logoutTarget(distributor, ended.answer));
}

/**
 * Ends the session on the server; null where it goes on, or it is unknown. An answer can be lost and a token be out of
 * date: the server is asked which session there is, which brings a token too, and if it is still ours, once more.
 */
async function endSession(goto: string): Promise<{ answer: LogoutAnswer | null } | null> {
  try {
    return { answer: await postLogout(goto) };
  } catch {
    const goesOn = await isGoingOn().catch(() => null);
    if (goesOn === null) return null;
    if (!goesOn) return { answer: null };
    const answer = await postLogout(goto).catch(() => null);
    return answer && { answer };
  }
}

function postLogout(goto: string): Promise<LogoutAnswer> {
  return request('POST /auth/logout', { body: { goto }, signal: AbortSignal.timeout(DEADLINE_MS) });
}

/** Whether the browser's session is still the one that is being left. */
async function isGoingOn(): Promise<boolean> {
  try {
    return (await askSession(AbortSignal.timeout(DEADLINE_MS))) !== null;
  } catch (error) {
    if (error instanceof HttpError && error.status === 409) return false;
    throw error;
  }
}

const EXITS = {
  logout: 'logged-out',
  timeout: 'timed-out',
  elsewhere: 'session-ended',
} as const satisfies Record<TabSessionEnd, Exit>;

/**
 * Leaves a session that has ended by itself or in another tab: where running out or logging out leads
 * (spec: shell §4.2). One that was ended in another browser is shown as over, in the page's place.
 */
export function leaveEnded(client: QueryClient, how: TabSessionEnd): void {
  removeStoredDrafts();
  if (how === 'timeout') rememberPage();
  if (how !== 'logout') keepDrafts();
  showExit(EXITS[how]);
  forgetCustomer(client);
}

/** Goes to an address if the server can be reached, so that nobody ends at the browser's own error page. Returns whether it goes. */
export async function goIfReachable(address: string): Promise<boolean> {
  const signal = AbortSignal.timeout(DEADLINE_MS);
  // Any answer will do, to a question that costs the server nothing.
  const isReachable = await fetch('/favicon.ico', { method: 'HEAD', cache: 'no-store', signal }).then(
    () => true,
    () => false,
  );
  if (isReachable) window.location.replace(address);
  return isReachable;
}
