import { AsyncResource } from 'node:async_hooks';
import type { Server } from 'node:http';
import { setImmediate } from 'node:timers';

/** While connections come in every turn, a request is still started so often, in ms. */
const LONGEST_HOLD_MS = 20;

export type Turns = {
  /** how many wait for their turn */
  readonly waiting: number;
  /** Calls `start` in a turn of its own, in the order of calls, unless `isGone` by then. */
  start(start: () => void, isGone: () => boolean): void;
};

/**
 * Starts requests one a turn of the event loop, each after a turn in which nobody has connected. Node accepts one connection a turn:
 * were each turn to begin a page, those who come meanwhile would wait unseen in the system's queue, where nobody refuses them (ADR-129).
 */
export function startInTurns(server: Pick<Server, 'on'>): Turns {
  const waiting: { start: () => void; isGone: () => boolean }[] = [];
  let someoneConnected = false;
  let isScheduled = false;
  let lastStart = 0;
  server.on('connection', () => {
    someoneConnected = true;
  });

  function schedule(): void {
    isScheduled = waiting.length > 0;
    if (isScheduled) setImmediate(turn);
  }

  function turn(): void {
    const held = someoneConnected && performance.now() - lastStart < LONGEST_HOLD_MS;
    someoneConnected = false;
    if (!held) startNext();
    schedule();
  }

  function startNext(): void {
    lastStart = performance.now();
    let next = waiting.shift();
    while (next?.isGone()) next = waiting.shift();
    next?.start();
  }

  return {
    get waiting() {
      return waiting.length;
    },
    start(start, isGone) {
      waiting.push({ start: AsyncResource.bind(start), isGone });
      if (!isScheduled) schedule();
    },
  };
}
