import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { FoundSession } from '../platform/session/session.ts';
import type { TabSessionEnd } from '../platform/session/tabs.ts';
import { endAt, isNearExpiry } from './end-at.ts';
import { newWatch, step, type Watch, type WatchEffect, type WatchEvent } from './session-machine.ts';

const NOW = 1_800_000_000_000;
const SECOND = 1000;
const IDLE = 120 * SECOND;
const LIMIT = 600 * SECOND;

/** What happens to a page and its session, in any order. */
type Happening =
  | { type: 'pass'; seconds: number }
  | { type: 'sleep'; seconds: number }
  | { type: 'clock'; seconds: number }
  | { type: 'visible'; isVisible: boolean }
  | { type: 'network'; isUp: boolean }
  | { type: 'use' | 'answer' | 'lose' | 'silence' | 'end-on-server' | 'other-session' }
  | { type: 'end-in-tab'; how: TabSessionEnd };

const happening: fc.Arbitrary<Happening> = fc.oneof(
  fc.record({ type: fc.constant('pass'), seconds: fc.integer({ min: 1, max: 70 }) }),
  fc.record({ type: fc.constant('sleep'), seconds: fc.integer({ min: 1, max: 700 }) }),
  fc.record({ type: fc.constant('clock'), seconds: fc.integer({ min: -7200, max: 7200 }) }),
  fc.record({ type: fc.constant('visible'), isVisible: fc.boolean() }),
  fc.record({ type: fc.constant('network'), isUp: fc.boolean() }),
  fc.record({
    type: fc.constantFrom(
      'use',
      'use',
      'answer',
      'answer',
      'lose',
      'silence',
      'end-on-server',
      'other-session',
    ),
  }),
  fc.record({ type: fc.constant('end-in-tab'), how: fc.constantFrom('logout', 'timeout', 'elsewhere') }),
) as fc.Arbitrary<Happening>;

/** A page with a session on a server, and the rules that always hold. */
class World {
  watch: Watch;
  ends: { how: TabSessionEnd; isOwnFinding: boolean }[] = [];
  #now = NOW;
  #skew = 0;
  #isVisible = true;
  #isUp = true;
  #lastUse = NOW;
  #isEndedOnServer = false;
  #pending: number | null = null;
  #awaitsAnnouncement = false;

  constructor() {
    this.watch = newWatch(this.#local + IDLE, this.#local);
  }

  happen(what: Happening): void {
    switch (what.type) {
      case 'pass':
        for (let second = 0; second < what.seconds; second++) this.#tickAfter(SECOND);
        break;
      case 'sleep':
        this.#tickAfter(what.seconds * SECOND);
        break;
      case 'clock':
        this.#skew += what.seconds * SECOND;
        break;
      case 'visible':
        this.#isVisible = what.isVisible;
        this.#dispatch({ type: 'doubt', isVisible: what.isVisible });
        break;
      case 'network':
        this.#isUp = what.isUp;
        break;
      case 'use':
        if (this.#isUp && this.#isActive) {
          this.#lastUse = this.#now;
          this.#tellExpiry();
        }
        break;
      case 'answer':
        this.answer();
        break;
      case 'lose':
        this.#pending = null;
        break;
      case 'silence':
        this.silence();
        break;
      case 'end-on-server':
        this.#isEndedOnServer = true;
        break;
      case 'other-session':
        this.#dispatch({ type: 'doubt', isVisible: true });
        break;
      case 'end-in-tab':
        this.#isEndedOnServer = true;
        this.#dispatch(what);
    }
  }

  /** Lets everything work, until the session must have ended and the page must know it. */
  settle(): void {
    this.happen({ type: 'network', isUp: true });
    this.happen({ type: 'visible', isVisible: true });
    for (let second = 0; second < (LIMIT + IDLE) / SECOND; second++) {
      this.happen({ type: 'pass', seconds: 1 });
      this.answer();
      this.silence();
    }
  }

  answer(): void {
    if (this.#pending === null) return;
    const question = this.#pending;
    this.#pending = null;
    const found = this.#state();
    if (found === 'active') this.#tellExpiry();
    this.#dispatch({ type: 'answer', question, found });
  }

  silence(): void {
    if (!this.#awaitsAnnouncement) return;
    this.#awaitsAnnouncement = false;
    this.#dispatch({ type: 'silence' });
  }

  get #local(): number {
    return this.#now + this.#skew;
  }

  get #expiry(): number {
    return Math.min(this.#lastUse + IDLE, NOW + LIMIT);
  }

  get #isActive(): boolean {
    return !this.#isEndedOnServer && this.#now < this.#expiry;
  }

  #state(): FoundSession {
    if (!this.#isUp) return 'unknown';
    return this.#isActive ? 'active' : 'ended';
  }

  #tellExpiry(): void {
    this.#dispatch({ type: 'expiry', expiresAt: this.#local + (this.#expiry - this.#now) });
  }

  #tickAfter(ms: number): void {
    this.#now += ms;
    this.#dispatch({ type: 'tick', isVisible: this.#isVisible });
  }

  #dispatch(event: WatchEvent): void {
    const before = this.watch;
    const { watch, effects } = step(before, event, this.#local);
    this.watch = watch;
    if (before.end !== null) expect(effects).toEqual([]);
    for (const effect of effects) this.#see(effect, event, before);
  }

  #see(effect: WatchEffect, event: WatchEvent, before: Watch): void {
    const isExpired = before.expiresAt !== null && before.expiresAt <= this.#local;
    switch (effect.type) {
      case 'ask':
        expect(before.waitsFor).toBeNull();
        if (event.type === 'tick' && !event.isVisible) expect(isExpired).toBe(true);
        this.#pending = effect.question;
        break;
      case 'await-announcement':
        this.#awaitsAnnouncement = true;
        break;
      case 'end':
        this.ends.push(effect);
        // A session that lasts on the server ends only at its expiry, when the server can't be asked.
        expect(!this.#isActive || isExpired).toBe(true);
        expect(effect.isOwnFinding).toBe(event.type !== 'end-in-tab');
        // A customer whose time is over always comes to the page about time-outs.
        if (effect.how === 'elsewhere') expect(isNearExpiry(before.expiresAt, this.#local)).toBe(false);
    }
  }
}

test('a session ends exactly once and for a true reason, in any order of events', () => {
  fc.assert(
    fc.property(fc.array(happening, { maxLength: 25 }), (happenings) => {
      const world = new World();
      for (const each of happenings) world.happen(each);
      world.settle();
      expect(world.ends).toHaveLength(1);
      expect(world.watch.end).toBe(world.ends[0]?.how);
    }),
    { numRuns: 500, seed: 20_261_123 },
  );
});

test('a page that logs out does nothing more', () => {
  fc.assert(
    fc.property(fc.array(happening, { maxLength: 10 }), (happenings) => {
      const world = new World();
      world.watch = step(world.watch, { type: 'leave' }, NOW).watch;
      for (const each of happenings) world.happen(each);
      world.settle();
      expect(world.ends).toEqual([]);
    }),
    { numRuns: 100, seed: 20_261_123 },
  );
});

describe('an answer', () => {
  const asked = step(newWatch(NOW + 60_000, NOW), { type: 'doubt', isVisible: true }, NOW).watch;
  const answered = (found: FoundSession, at: number, question = asked.question) =>
    step(asked, { type: 'answer', question, found }, at);

  test('that arrives after the expiry is a time-out, also if the question was asked long before', () => {
    expect(answered('ended', NOW + 9_000).watch.waitsFor).toBe('announcement');
    expect(answered('ended', NOW + 56_000).watch.end).toBe('timeout');
    expect(answered('unknown', NOW + 60_000).watch.end).toBe('timeout');
    expect(answered('unknown', NOW + 59_999).watch.end).toBeNull();
  });

  test('to an earlier question, or after the answer was lost, changes nothing', () => {
    expect(answered('ended', NOW, asked.question - 1)).toEqual({ watch: asked, effects: [] });
    const { watch } = step(asked, { type: 'tick', isVisible: true }, NOW + 10_000);
    expect(watch.waitsFor).toBeNull();
    const late = step(watch, { type: 'answer', question: asked.question, found: 'ended' }, NOW + 11_000);
    expect(late.watch.end).toBeNull();
  });

  test('that another session has replaced this one ends the watch without a message', () => {
    expect(answered('replaced', NOW)).toMatchObject({ watch: { end: 'replaced' }, effects: [] });
  });
});

test('an end that another tab announces as elsewhere is a time-out at the expiry', () => {
  const announced = (at: number) =>
    step(newWatch(NOW, NOW), { type: 'end-in-tab', how: 'elsewhere' }, at).watch.end;
  expect(announced(NOW - 5_000)).toBe('elsewhere');
  expect(announced(NOW - 4_999)).toBe('timeout');
});

test.each([
  [null, 'elsewhere'],
  [NOW + 5_000, 'elsewhere'],
  [NOW + 4_999, 'timeout'],
  [NOW - 3_600_000, 'timeout'],
])('an end with the expiry %s is by %s', (expiresAt, how) => {
  expect(endAt(expiresAt, NOW)).toBe(how);
});
