import { adoptSessionExpiry, onExpiryMoved, sessionExpiresAt } from '../platform/session-expiry.ts';
import { onTabMessage, type SessionEnd, tellTabs } from '../platform/tabs.ts';
import { CHECK_MS, type ClockState, clockStateAt } from './clock.ts';

export type WatchParts = {
  /** the session that this page was opened in */
  session: string;
  /** asks the server which session there is now, without renewing it; null: none */
  ask(): Promise<string | null>;
  /** shows the countdown or hides it, at every check */
  show(seconds: number | null): void;
  /** the session has ended, here or in another tab */
  onEnded(how: SessionEnd): void;
  /** somebody else's session has taken its place in this browser */
  onReplaced(): void;
};

/** What can have let time pass unseen: sleep, a tab in the background, the page coming back. */
const WAKES = ['visibilitychange', 'pageshow', 'focus'] as const;

/**
 * Watches the session's clock each second and whenever the page wakes, and what other tabs tell (shell 4, Session
 * timeout; decisions 3). At zero it asks the server first, and calls nothing over that still goes on. Gives the way to stop.
 */
export function watchSession({ session, ask, show, onEnded, onReplaced }: WatchParts): () => void {
  let asking = false;
  let stopped = false;

  const stopHearing = onTabMessage((message) => {
    if (message.session !== session) void askServer();
    else if (message.type === 'ended') end(message.how);
    else {
      adoptSessionExpiry(message.expiresAt);
      check();
    }
  });
  const forgetExpiry = onExpiryMoved((expiresAt) => {
    tellTabs({ type: 'extended', session, expiresAt });
    check();
  });
  const timer = setInterval(check, CHECK_MS);
  for (const wake of WAKES) window.addEventListener(wake, check, true);
  check();

  function check(): void {
    if (stopped) return;
    const clock: ClockState = clockStateAt(sessionExpiresAt(), Date.now());
    if (clock.state === 'expired') {
      show(0);
      void askServer();
    } else show(clock.state === 'warning' ? clock.seconds : null);
  }

  async function askServer(): Promise<void> {
    if (asking || stopped) return;
    asking = true;
    // A status that can't be had is treated as not logged in (shell 8).
    const found = await ask().catch(() => null);
    asking = false;
    if (stopped) return;
    if (found === null) {
      tellTabs({ type: 'ended', session, how: 'timeout' });
      end('timeout');
    } else if (found !== session) {
      stop();
      onReplaced();
    }
  }

  function end(how: SessionEnd): void {
    stop();
    onEnded(how);
  }

  function stop(): void {
    stopped = true;
    clearInterval(timer);
    forgetExpiry();
    stopHearing();
    for (const wake of WAKES) window.removeEventListener(wake, check, true);
  }

  return stop;
}
