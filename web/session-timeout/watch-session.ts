import { notifyTabs, onTabMessage, type TabSessionEnd } from '../platform/session/tabs.ts';
import { CHECK_MS, type ClockState, clockStateAt } from './clock.ts';
import { adoptSessionExpiry, onSessionRenewed, sessionExpiresAt } from './session-expiry.ts';

/** What the server says of this page's session; `replaced`: the browser has another, which the page learns otherwise. */
export type SessionFound = 'goes-on' | 'ended' | 'replaced';

export type WatchOptions = {
  /** the session that this page was opened in */
  session: string;
  /** asks the server whether the session goes on, without renewing it; never rejects */
  ask(): Promise<SessionFound>;
  /** calls the listener when the server says that the session has ended; returns an unsubscribe function */
  awaitEnd(onEnded: () => void): () => void;
  /** shows the countdown or hides it, at every check */
  show(seconds: number | null): void;
  /** the session has ended, here, in another tab or in another browser */
  onEnded(how: TabSessionEnd): void;
};

/** An end that comes nearer to the clock's than this is the clock's: the two are not known to the millisecond. */
const RUNNING_OUT_MS = 5_000;

/** What can have let time pass unseen: sleep, a tab in the background, the page coming back. */
const RESUMED = ['visibilitychange', 'pageshow', 'focus'] as const;

/**
 * Watches the session's clock each second and whenever the page resumes, and the messages of other tabs
 * (spec: shell §4.2, decisions §3.6). At zero, and at a message of another session, it asks the server first, and
 * ends nothing that still goes on. Before that, the server says where it was ended elsewhere. It notifies the other tabs of what renewed the session, beginning with the opening of this
 * page, and of what ended it; what it got from them or the server it does not pass on. Returns an unsubscribe function.
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
    const runsOut = expiresAt !== null && expiresAt - Date.now() < RUNNING_OUT_MS;
    if (!runsOut) void askServer('elsewhere');
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
    if (stopped || found === 'goes-on') return;
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
