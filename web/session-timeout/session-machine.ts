import type { FoundSession } from '../platform/session/session.ts';
import type { TabSessionEnd } from '../platform/session/tabs.ts';
import { secondsShownAt } from './clock.ts';
import { endAt, isNearExpiry } from './end-at.ts';

/** What a page knows about its session. Times are epoch ms of the page's own clock, which may jump. */
export type Watch = {
  /** when the session ends, or null if not known yet */
  expiresAt: number | null;
  /** number and time of the last question to the server */
  question: number;
  askedAt: number;
  /** whether the page waits for the answer, or for another tab to say why the session ended */
  waitsFor: 'answer' | 'announcement' | null;
  /** how the session ended, or the page left it; null while it lasts. No event changes it */
  end: TabSessionEnd | 'replaced' | 'left' | null;
};

export type WatchEvent =
  /** a second has passed, or timers run again after sleep */
  | { type: 'tick'; isVisible: boolean }
  /** the page became visible, or another tab has another session */
  | { type: 'doubt'; isVisible: boolean }
  /** a response or another tab says when the session ends */
  | { type: 'expiry'; expiresAt: number }
  | { type: 'answer'; question: number; found: FoundSession }
  /** no tab has said why the session ended */
  | { type: 'silence' }
  | { type: 'end-in-tab'; how: TabSessionEnd }
  /** the page logs out, or shows that its requests are refused */
  | { type: 'leave' };

export type WatchEffect =
  | { type: 'ask'; question: number }
  /** the seconds to show; null hides the countdown */
  | { type: 'show'; seconds: number | null }
  | { type: 'await-announcement' }
  /** the session has ended. `isOwnFinding`: the other tabs do not know yet */
  | { type: 'end'; how: TabSessionEnd; isOwnFinding: boolean };

export type Step = { watch: Watch; effects: readonly WatchEffect[] };

/** Minimum interval between questions of a visible page, in ms (spec: beyond §7). */
const POLL_MS = 60_000;
/** An answer that takes longer, in ms, counts as lost. */
const ANSWER_MS = 10_000;

/** Returns the watch of a page that opens with a session. */
export function newWatch(expiresAt: number | null, now: number): Watch {
  return { expiresAt, question: 0, askedAt: now, waitsFor: null, end: null };
}

/**
 * Returns the next state, and what to do (spec: shell §4.2, decisions §3.6). Only four things end a session: an
 * answer, another tab, an expiry when the server can't be asked, and a lost answer at the expiry. How it ended is
 * decided when the page learns of it, since an answer can arrive after the expiry.
 */
export function step(before: Watch, event: WatchEvent, now: number): Step {
  if (before.end !== null) return { watch: before, effects: [] };
  // After the clock was set back, intervals count from now.
  const watch = { ...before, askedAt: Math.min(before.askedAt, now) };
  switch (event.type) {
    case 'tick':
      return onTick(watch, event.isVisible, now);
    case 'doubt':
      return event.isVisible && !isNearExpiry(watch.expiresAt, now)
        ? ask(watch, now)
        : onTick(watch, false, now);
    case 'expiry':
      return onTick({ ...watch, expiresAt: event.expiresAt }, false, now);
    case 'answer':
      return onAnswer(watch, event, now);
    case 'silence':
      return watch.waitsFor === 'announcement' ? end(watch, 'elsewhere', now) : { watch, effects: [] };
    case 'end-in-tab':
      return end(watch, event.how, now, false);
    case 'leave':
      return { watch: { ...watch, end: 'left' }, effects: [] };
  }
}

function onTick(watch: Watch, isVisible: boolean, now: number): Step {
  const isLost = watch.waitsFor === 'answer' && now - watch.askedAt >= ANSWER_MS;
  if (isLost) return onAnswer(watch, { question: watch.question, found: 'unknown' }, now);
  const seconds = secondsShownAt(watch.expiresAt, now);
  const isPollDue = isVisible && now - watch.askedAt >= POLL_MS && !isNearExpiry(watch.expiresAt, now);
  const next = seconds === 0 || isPollDue ? ask(watch, now) : { watch, effects: [] };
  return { watch: next.watch, effects: [{ type: 'show', seconds }, ...next.effects] };
}

function ask(watch: Watch, now: number): Step {
  if (watch.waitsFor !== null) return { watch, effects: [] };
  const question = watch.question + 1;
  return {
    watch: { ...watch, question, askedAt: now, waitsFor: 'answer' },
    effects: [{ type: 'ask', question }],
  };
}

function onAnswer(
  watch: Watch,
  { question, found }: { question: number; found: FoundSession },
  now: number,
): Step {
  if (watch.waitsFor !== 'answer' || question !== watch.question) return { watch, effects: [] };
  const answered: Watch = { ...watch, waitsFor: null };
  switch (found) {
    case 'active':
      return { watch: answered, effects: [] };
    case 'replaced':
      return { watch: { ...answered, end: 'replaced' }, effects: [] };
    case 'ended':
      // Another tab may have logged out or in, and is about to say so.
      return endAt(watch.expiresAt, now) === 'timeout'
        ? end(answered, 'timeout', now)
        : { watch: { ...answered, waitsFor: 'announcement' }, effects: [{ type: 'await-announcement' }] };
    case 'unknown':
      // At the expiry, a status that can't be fetched counts as logged out (spec: shell §8.1).
      return secondsShownAt(watch.expiresAt, now) === 0
        ? end(answered, 'timeout', now)
        : { watch: answered, effects: [] };
  }
}

function end(watch: Watch, found: TabSessionEnd, now: number, isOwnFinding = true): Step {
  const how = found === 'elsewhere' ? endAt(watch.expiresAt, now) : found;
  return { watch: { ...watch, waitsFor: null, end: how }, effects: [{ type: 'end', how, isOwnFinding }] };
}
