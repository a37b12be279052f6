import { notifyTabs, onTabMessage, type TabSessionEnd } from '../platform/session/tabs.ts';
import { CHECK_MS, type ClockState, clockStateAt } from './clock.ts';
import { adoptSessionExpiry, onSessionRenewed, sessionExpiresAt } from './session-expiry.ts';

/**
 * The server's answer about this page's session. `replaced` means that the browser has another session, which
 * the page learns about elsewhere. `unknown` means that the server could not be asked.
 */
export type SessionState = 'active' | 'ended' | 'replaced' | 'unknown';

export type WatchOptions = {
  /** the session this page was opened in */
  session: string;
  /** asks the server whether the session still exists, without renewing it; never rejects */
  ask(): Promise<SessionState>;
  /** called at every check with the seconds to show, or null to hide the countdown */
  show(seconds: number | null): void;
  /** called when the session has ended: here, in another tab or in another browser */
  onEnded(how: TabSessionEnd): void;
};

/** Minimum interval between polls of a visible page, in ms (spec: beyond §7). */
const POLL_MS = 60_000;
/**
 * Closer to the expiry than this, in ms, an end counts as a timeout. The clocks of server and browser do not
 * agree to the millisecond.
 */
const EXPIRY_TOLERANCE_MS = 5_000;
/** Time, in ms, for another tab to announce that it logged out or logged in again. */
const GRACE_MS = 200;

/**
 * Events after which ticks may be missing: sleep, a tab in the background, a page restored from the cache.
 */
const RESUMED = ['visibilitychange', 'pageshow', 'focus'] as const;

/**
 * Watches the session's clock every second and when the page resumes, and the messages of other tabs
 * (spec: shell §4.2, decisions §3.6). At zero, or on a message from another session, it asks the server
 * before it ends the session. To learn of an end in another browser, it asks when the page becomes visible, and
 * every 60 s while it is (spec: beyond §7). It notifies other tabs of renewals by this tab, first when the page
 * opens, and of an end that it found. It does not forward messages from other tabs. Returns an unsubscribe
 * function.
 */
export function watchSession({ session, ask, show, onEnded }: WatchOptions): () => void {
  let asking = false;
  let askedAt = Date.now();
  let stopped = false;

  const unsubscribeFromTabs = onTabMessage((message) => {
    if (message.session !== session) {
      if (message.type === 'extended') void askServer();
    } else if (message.type === 'ended') end(message.how);
    else if (message.type === 'extended') {
      adoptSessionExpiry(message.expiresAt);
      check();
    }
  });
  const unsubscribe = onSessionRenewed(notifyExtension);
  const timer = setInterval(check, CHECK_MS);
  for (const event of RESUMED) window.addEventListener(event, check, true);
  document.addEventListener('visibilitychange', poll);
  notifyExtension();

  function notifyExtension(): void {
    const expiresAt = sessionExpiresAt();
    if (expiresAt !== null) notifyTabs({ type: 'extended', session, expiresAt });
    check();
  }

  function check(): void {
    if (stopped) return;
    const clock: ClockState = clockStateAt(sessionExpiresAt(), Date.now());
    if (clock.state === 'expired') {
      show(0);
      void askServer();
    } else show(clock.state === 'warning' ? clock.seconds : null);
    if (Date.now() - askedAt >= POLL_MS) poll();
  }

  /** Asks whether the session was ended in another browser. The expiry in this one is left to the clock. */
  function poll(): void {
    const expiresAt = sessionExpiresAt();
    const isExpiring = expiresAt !== null && expiresAt - Date.now() < EXPIRY_TOLERANCE_MS;
    if (document.visibilityState === 'visible' && !isExpiring) void askServer('elsewhere');
  }

  async function askServer(how: TabSessionEnd = 'timeout'): Promise<void> {
    if (asking || stopped) return;
    asking = true;
    askedAt = Date.now();
    const found = await ask();
    if (found === 'ended' && how === 'elsewhere') await pause(GRACE_MS);
    asking = false;
    if (stopped || found === 'active') return;
    if (found === 'replaced') return stop();
    // At the expiry, a status that can't be fetched counts as logged out (spec: shell §8.1).
    if (found === 'unknown' && how === 'elsewhere') return;
    notifyTabs({ type: 'ended', session, how });
    end(how);
  }

  function end(how: TabSessionEnd): void {
    stop();
    onEnded(how);
  }

  function stop(): void {
    stopped = true;
    clearInterval(timer);
    unsubscribe();
    unsubscribeFromTabs();
    for (const event of RESUMED) window.removeEventListener(event, check, true);
    document.removeEventListener('visibilitychange', poll);
  }

  return stop;
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
