import { performance } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';
import { Counter, type Registry } from 'prom-client';
import { refuseForNow } from './errors.ts';
import { API_PATH, BACK_CHANNEL_LOGOUT_PATH, FILES_PATH, isInternal } from './paths.ts';
import { startInTurns } from './start-in-turns.ts';

/** Sampling interval of the event-loop delay, in ms. */
const SAMPLE_MS = 50;
const LOGOUT_PATHS = [`${API_PATH}/auth/logout`, BACK_CHANNEL_LOGOUT_PATH];
/** Number of concurrent requests that is always accepted: they finish soon even on a slow machine. */
const MIN_CONCURRENT = 12;

/** Event-loop utilization from which the server counts as busy. */
const BUSY_UTILIZATION = 0.8;
/** Weight of the latest sample in the moving average. */
const WEIGHT = 0.1;
/** Assumed number of finished requests per ms, until the server has been busy. */
const INITIAL_PER_MS = 0.1;

export type ShedOptions = {
  /** maximum event-loop delay and maximum backlog, in ms; 0: requests are never rejected */
  maxDelayMs: number;
  registry: Registry;
};

/**
 * Responds 503 at once while the event loop is late, or while the backlog exceeds the maximum delay. The
 * accepted requests then finish in time, and the others can be retried soon (ADR-022). Health, metrics and
 * logout are never rejected.
 */
export function shedLoad(app: FastifyInstance, { maxDelayMs, registry }: ShedOptions): void {
  if (maxDelayMs === 0) return;
  const shed = new Counter({
    name: 'requests_shed_total',
    help: 'Requests refused because the server was overloaded',
    registers: [registry],
  });
  let lastTick = performance.now();
  let lastDelay = 0;
  let underWay = 0;
  let finishedSinceTick = 0;
  let finishedPerMs = INITIAL_PER_MS;
  let busy = 0;
  let utilization = performance.eventLoopUtilization();
  let refusedSinceTick = 0;

  const turns = startInTurns(app.server);

  const timer = setInterval(() => {
    const now = performance.now();
    lastDelay = now - lastTick - SAMPLE_MS;
    // The throughput of an idle server does not show its capacity.
    if (busy > BUSY_UTILIZATION)
      finishedPerMs = averaged(finishedPerMs, finishedSinceTick / (now - lastTick));
    finishedSinceTick = 0;
    const until = performance.eventLoopUtilization();
    busy = averaged(busy, performance.eventLoopUtilization(until, utilization).utilization);
    utilization = until;
    lastTick = now;
    if (refusedSinceTick > 0)
      app.log.warn({ refused: refusedSinceTick, delayMs: Math.round(lastDelay) }, 'overloaded');
    refusedSinceTick = 0;
  }, SAMPLE_MS);
  timer.unref();
  app.addHook('onClose', async () => clearInterval(timer));

  /** Returns the event-loop delay in ms: the larger of the current and the previous turn. */
  const delay = () => Math.max(lastDelay, performance.now() - lastTick - SAMPLE_MS);

  /**
   * Returns the time until the current requests are finished, in ms. It is 0 if they only wait for other
   * systems, because they then delay no other requests.
   */
  const backlog = () =>
    busy > BUSY_UTILIZATION || turns.waiting > MIN_CONCURRENT ? underWay / finishedPerMs : 0;

  app.addHook('onRequest', (request, reply, done) => {
    if (isExempt(request.routeOptions.url)) return done();
    if (underWay > MIN_CONCURRENT && Math.max(delay(), backlog()) > maxDelayMs) {
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

function isExempt(route = ''): boolean {
  return isInternal(route) || LOGOUT_PATHS.includes(route);
}

function isPage(route = ''): boolean {
  return !route.startsWith(API_PATH) && !route.startsWith(FILES_PATH);
}

function averaged(before: number, now: number): number {
  return before + WEIGHT * (now - before);
}
