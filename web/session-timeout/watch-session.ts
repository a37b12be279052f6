import { listen } from '../platform/listen.ts';
import type { FoundSession } from '../platform/session/session.ts';
import {
  adoptSessionExpiry,
  onSessionExpiryChange,
  sessionExpiresAt,
} from '../platform/session/session-expiry.ts';
import { notifyTabs, onTabMessage, type TabSessionEnd } from '../platform/session/tabs.ts';
import { CHECK_MS } from './clock.ts';
import { newWatch, step, type Watch, type WatchEffect, type WatchEvent } from './session-machine.ts';

export type WatchOptions = {
  /** the session this page was opened in */
  session: string;
  /** asks the server whether the session still exists, without renewing it; never rejects. `signal` drops the answer */
  ask(signal: AbortSignal): Promise<FoundSession>;
  /** called at every check with the seconds to show, or null to hide the countdown */
  show(seconds: number | null): void;
  /** called when the session has ended: here, in another tab or in another browser */
  onEnded(how: TabSessionEnd): void;
};

/** Time, in ms, for another tab to announce that it logged out or logged in again. */
const ANNOUNCEMENT_MS = 200;

/** Events after which ticks may be missing: sleep, a tab in the background, a page restored from the cache. */
const RESUMED = ['visibilitychange', 'pageshow', 'focus'] as const;

/**
 * Runs the machine of the session: with a clock, the messages of other tabs, and questions to the server. It
 * notifies other tabs of renewals by this tab, first when the page opens, and of an end that it found. It does not
 * forward their messages. Returns an unsubscribe function.
 */
export function watchSession({ session, ask, show, onEnded }: WatchOptions): () => void {
  let watch: Watch = newWatch(sessionExpiresAt(), Date.now());
  let asking = new AbortController();
  const tick = () => dispatch({ type: 'tick', isVisible: isVisible() });
  const doubt = (isPageVisible = isVisible()) => dispatch({ type: 'doubt', isVisible: isPageVisible });

  const unsubscribeFromTabs = onTabMessage((message) => {
    if (message.session !== session) {
      if (message.type === 'extended') doubt(true);
    } else if (message.type === 'ended') dispatch({ type: 'end-in-tab', how: message.how });
    else if (message.type === 'extended') adoptSessionExpiry(message.expiresAt);
  });
  const unsubscribe = onSessionExpiryChange(({ expiresAt, renewed }) => {
    if (expiresAt === null) return;
    if (renewed) {
      // A late answer would set the expiry of the time before.
      asking.abort();
      notifyTabs({ type: 'extended', session, expiresAt });
    }
    dispatch({ type: 'expiry', expiresAt });
  });
  const timer = setInterval(tick, CHECK_MS);
  const stopResumed = listen(window, RESUMED, tick, true);
  const stopVisibility = listen(document, ['visibilitychange'], () => doubt());
  if (watch.expiresAt !== null) notifyTabs({ type: 'extended', session, expiresAt: watch.expiresAt });
  dispatch({ type: 'tick', isVisible: false });

  return stop;

  function dispatch(event: WatchEvent): void {
    const next = step(watch, event, Date.now());
    watch = next.watch;
    if (watch.end !== null) stop();
    for (const effect of next.effects) run(effect);
  }

  function run(effect: WatchEffect): void {
    switch (effect.type) {
      case 'show':
        show(effect.seconds);
        break;
      case 'ask':
        asking = new AbortController();
        void ask(asking.signal).then((found) =>
          dispatch({ type: 'answer', question: effect.question, found }),
        );
        break;
      case 'await-announcement':
        setTimeout(() => dispatch({ type: 'silence' }), ANNOUNCEMENT_MS);
        break;
      case 'end':
        if (effect.isOwnFinding) notifyTabs({ type: 'ended', session, how: effect.how });
        onEnded(effect.how);
    }
  }

  function stop(): void {
    watch = step(watch, { type: 'leave' }, Date.now()).watch;
    clearInterval(timer);
    unsubscribe();
    unsubscribeFromTabs();
    stopResumed();
    stopVisibility();
  }
}

function isVisible(): boolean {
  return document.visibilityState === 'visible';
}
