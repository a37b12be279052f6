import { notifyTabs, onTabMessage, type TabSessionEnd } from '../platform/session/tabs.ts';
import { CHECK_MS, type ClockState, clockStateAt } from './clock.ts';
import { adoptSessionExpiry, onSessionRenewed, sessionExpiresAt } from './session-expiry.ts';

/**
 * The server's answer about this page's session. `replaced` means that the browser has another session, which
 * the page learns about elsewhere.
 */
export type SessionState = 'active' | 'ended' | 'replaced';

export type WatchOptions = {
  /** the session this page was opened in */
  session: string;
  /** asks the server whether the session still exists, without renewing it; never rejects */
  ask(): Promise<SessionState>;
  /** calls the listener when the server reports the end of the session; returns an unsubscribe function */
  awaitEnd(onEnded: () => void): () => void;
  /** called at every check with the seconds to show, or null to hide the countdown */
  show(seconds: number | null): void;
  /** called when the session has ended: here, in another tab or in another browser */
  onEnded(how: TabSessionEnd): void;
};

/**
 * An end reported less than this before the expiry, in ms, counts as a timeout. The clocks of server and
 * browser do not agree to the millisecond.
 */
const EXPIRY_TOLERANCE_MS = 5_000;

/**
 * Events after which ticks may be missing: sleep, a tab in the background, a page restored from the cache.
 */
const RESUMED = ['visibilitychange', 'pageshow', 'focus'] as const;

/**
 * Watches the session's clock every second and when the page resumes, and the messages of other tabs
 * (spec: shell §4.2, decisions §3.6). At zero, or on a message from another session, it asks the server
 * before it ends the session. `awaitEnd` reports an end in another browser earlier. It notifies other tabs of
 * renewals by this tab, first when the page opens, and of an end that it found. It does not forward messages
 * from other tabs. Returns an unsubscribe function.
 */
export function watchSession({ session, ask, awaitEnd, show, onEnded }: WatchOptions): () => void {
  let asking = false;
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
  const unsubscribeFromServer = awaitEnd(() => {
    const expiresAt = sessionExpiresAt();
    const isExpiring = expiresAt !== null && expiresAt - Date.now() < EXPIRY_TOLERANCE_MS;
    if (!isExpiring) void askServer('elsewhere');
  });
  const unsubscribe = onSessionRenewed(notifyExtension);
  const timer = setInterval(check, CHECK_MS);
  for (const event of RESUMED) window.addEventListener(event, check, true);
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
  }

  async function askServer(how: TabSessionEnd = 'timeout'): Promise<void> {
    if (asking || stopped) return;
    asking = true;
    const found = await ask();
    asking = false;
    if (stopped || found === 'active') return;
    if (found === 'replaced') return stop();
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
    unsubscribeFromServer();
    for (const event of RESUMED) window.removeEventListener(event, check, true);
  }

  return stop;
}
