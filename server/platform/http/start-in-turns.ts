import { AsyncResource } from 'node:async_hooks';
import type { Server } from 'node:http';
import { setImmediate } from 'node:timers';

/** While connections come in every turn, a request is still started so often, in ms. */
const LONGEST_HOLD_MS = 20;

type Waiting = { start: () => void; isGone: () => boolean };

export type Turns = {
  /** how many wait for their turn */
  readonly waiting: number;
  /** Calls `start` in a turn of its own, in the order of calls, unless `isGone` by then. */
  start(request: Waiting & { isPage: boolean }): void;
};

/**
 * Starts requests in turns of the event loop, each after a turn in which nobody has connected. Node accepts one connection a turn:
 * were each turn to begin a page, those who come meanwhile would wait unseen in the system's queue, where nobody refuses them (ADR-129).
 * A turn starts one page and one other request: pages take ten times as long, and nothing else waits behind all of them (ADR-118).
 */
export function startInTurns(server: Pick<Server, 'on'>): Turns {
  const pages: Waiting[] = [];
  const others: Waiting[] = [];
  let someoneConnected = false;
  let isScheduled = false;
  let lastStart = 0;
  server.on('connection', () => {
    someoneConnected = true;
  });

  function schedule(): void {
    isScheduled = pages.length + others.length > 0;
    if (isScheduled) setImmediate(turn);
  }

  function turn(): void {
    const held = someoneConnected && performance.now() - lastStart < LONGEST_HOLD_MS;
    someoneConnected = false;
    if (!held) {
      lastStart = performance.now();
      startNext(others);
      startNext(pages);
    }
    schedule();
  }

  return {
    get waiting() {
      return pages.length + others.length;
    },
    start({ start, isGone, isPage }) {
      (isPage ? pages : others).push({ start: AsyncResource.bind(start), isGone });
      if (!isScheduled) schedule();
    },
  };
}

function startNext(queue: Waiting[]): void {
  let next = queue.shift();
  while (next?.isGone()) next = queue.shift();
  next?.start();
}
