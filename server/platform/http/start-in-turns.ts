import { AsyncResource } from 'node:async_hooks';
import type { Server } from 'node:http';
import { setImmediate } from 'node:timers';

/** Minimum interval between request starts while new connections keep arriving, in ms. */
const MAX_HOLD_MS = 20;

type Waiting = { start: () => void; isGone: () => boolean };

/**
 * Starts each request in a turn of the event loop that follows a turn without new connections. Node accepts
 * one connection per turn. If every turn started a page, new clients would wait in the system's queue, where
 * load shedding can't refuse them (ADR-023).
 * A turn starts one page and one other request. Pages take ten times as long, so other requests must not wait
 * behind all of them (ADR-023).
 */
export function startInTurns(server: Pick<Server, 'on'>) {
  const pages: Waiting[] = [];
  const others: Waiting[] = [];
  let hasNewConnection = false;
  let isScheduled = false;
  let lastStart = 0;
  server.on('connection', () => {
    hasNewConnection = true;
  });

  function schedule(): void {
    isScheduled = pages.length + others.length > 0;
    if (isScheduled) setImmediate(turn);
  }

  function turn(): void {
    const held = hasNewConnection && performance.now() - lastStart < MAX_HOLD_MS;
    hasNewConnection = false;
    if (!held) {
      lastStart = performance.now();
      startNext(others);
      startNext(pages);
    }
    schedule();
  }

  return {
    /** number of waiting requests */
    get waiting() {
      return pages.length + others.length;
    },
    /** Calls `start` in its own turn, in the order of calls, unless `isGone` returns true by then. */
    start({ start, isGone, isPage }: Waiting & { isPage: boolean }): void {
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
