import { performance } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';
import { Counter, type Registry } from 'prom-client';
import { refuseForNow } from './errors.ts';
import { API_PATH, BACK_CHANNEL_LOGOUT_PATH, FILES_PATH, isInternal } from './paths.ts';
import { startInTurns } from './start-in-turns.ts';

/** Sampling interval of the event-loop delay. */
const EVERY_MS = 50;
const LOGOUT_PATHS = [`${API_PATH}/auth/logout`, BACK_CHANNEL_LOGOUT_PATH];
/** Concurrent requests below which none is refused: so few are soon done, however slow the machine is. */
const ALWAYS_TAKEN = 12;

/** From this share of its time on the event loop counts as busy. */
const BUSY = 0.8;
/** The weight of the last measure beside those before it. */
const WEIGHT = 0.1;
/** What a server finishes in a millisecond, until it has been busy and knows. */
const EXPECTED_PER_MS = 0.1;

export type ShedOptions = {
  /** how late the event loop may be, and how long what is under way may take, in ms; 0: nothing is refused */
  maxDelayMs: number;
  registry: Registry;
};

/**
 * Answers 503 at once while the event loop is late, or busy with more than it gets done in time: those who are served are
 * served in time, and the others may try again soon (ADR-109). Health, metrics and logging out always get through.
 */
export function shedLoad(app: FastifyInstance, { maxDelayMs, registry }: ShedOptions): void {
  if (maxDelayMs === 0) return;
  const shed = new Counter({
    name: 'requests_shed_total',
    help: 'Requests that were refused since the event loop was late',
    registers: [registry],
  });
  let lastTick = performance.now();
  let lastDelay = 0;
  let underWay = 0;
  let finishedSinceTick = 0;
  let finishedPerMs = EXPECTED_PER_MS;
  let busy = 0;
  let utilization = performance.eventLoopUtilization();
  let refusedSinceTick = 0;

  const turns = startInTurns(app.server);

  const timer = setInterval(() => {
    const now = performance.now();
    lastDelay = now - lastTick - EVERY_MS;
    // How much is done while there is little to do says nothing of how much could be.
    if (busy > BUSY) finishedPerMs = averaged(finishedPerMs, finishedSinceTick / (now - lastTick));
    finishedSinceTick = 0;
    const until = performance.eventLoopUtilization();
    busy = averaged(busy, performance.eventLoopUtilization(until, utilization).utilization);
    utilization = until;
    lastTick = now;
    if (refusedSinceTick > 0)
      app.log.warn({ refused: refusedSinceTick, delayMs: Math.round(lastDelay) }, 'overloaded');
    refusedSinceTick = 0;
  }, EVERY_MS);
  timer.unref();
  app.addHook('onClose', async () => clearInterval(timer));

  /** How late the loop is now: in the turn that is going on, or in the one before. */
  const delay = () => Math.max(lastDelay, performance.now() - lastTick - EVERY_MS);

  /** How long what is under way will take; waiting for others keeps nobody else waiting. */
  const backlog = () => (busy > BUSY || turns.waiting > ALWAYS_TAKEN ? underWay / finishedPerMs : 0);

  app.addHook('onRequest', (request, reply, done) => {
    if (isSpared(request.routeOptions.url)) return done();
    if (underWay > ALWAYS_TAKEN && Math.max(delay(), backlog()) > maxDelayMs) {
      refusedSinceTick += 1;
      shed.inc();
      refuseForNow(request, reply);
      return;
    }
    underWay += 1;
    reply.raw.once('close', () => {
      underWay -= 1;
      finishedSinceTick += 1;
    });
    turns.start({
      start: done,
      isGone: () => request.raw.socket.destroyed,
      isPage: isPage(request.routeOptions.url),
    });
  });
}

function isSpared(route = ''): boolean {
  return isInternal(route) || LOGOUT_PATHS.includes(route);
}

function isPage(route = ''): boolean {
  return !route.startsWith(API_PATH) && !route.startsWith(FILES_PATH);
}

function averaged(before: number, now: number): number {
  return before + WEIGHT * (now - before);
}
