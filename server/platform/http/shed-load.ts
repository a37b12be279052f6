import { performance } from 'node:perf_hooks';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Counter, type Registry } from 'prom-client';
import { actAddress } from '../../../domain/acts.ts';
import { API_PATH } from '../../../domain/paths.ts';
import { answerMade, once } from './answer-made.ts';
import { hasBody } from './body-time.ts';
import { clientNetwork, isThisMachine } from './client-network.ts';
import { refuseForNow } from './error-responses.ts';
import { OpenCounts, RecentRequests } from './network-counts.ts';
import { BACK_CHANNEL_LOGOUT_PATH, FILES_PATH, isInternal } from './paths.ts';
import { startInTurns } from './start-in-turns.ts';

/** Sampling interval of the event-loop delay, in ms. */
const SAMPLE_MS = 50;
const LOGOUT_PATHS = [`${API_PATH}/auth/logout`, actAddress('logg-ut'), BACK_CHANNEL_LOGOUT_PATH];
/** Interval after which the recent requests of a network count half, in ms. */
const AGE_MS = 1000;
/** Number of concurrent requests that is always accepted: they finish soon even on a slow machine. */
const MIN_CONCURRENT = 12;

/** Event-loop utilization from which the server counts as busy. */
const BUSY_UTILIZATION = 0.8;
/** Weight of the latest sample in the moving average. */
const WEIGHT = 0.1;
/** Number of finished requests per ms of which an idle server is assumed to be capable. */
const INITIAL_PER_MS = 0.1;

/** Factor of the maximum delay for a network with few recent requests: others are refused first. */
const LIGHT_NETWORK = 1.5;
/** Maximum number of requests of one network whose body has not arrived. */
const MAX_UNFINISHED = 50;
/** Maximum number of answers that one network has not read. */
const MAX_UNREAD = 100;

export type ShedOptions = {
  /** maximum event-loop delay and maximum backlog, in ms; 0: requests are never rejected */
  maxDelayMs: number;
  registry: Registry;
};

/**
 * Responds 503 at once while the event loop is late, or while the backlog exceeds the maximum delay. The
 * accepted requests then finish in time, and the others can be retried soon (ADR-022). Health, metrics and
 * logout are never rejected.
 *
 * A request counts as work from the time its body has arrived until its answer is made. Before and after that
 * it only waits for its client, and each network may have a limited number of such requests. An upload is refused
 * before its body is read, so that no customer sends a file in vain.
 */
export function shedLoad(app: FastifyInstance, { maxDelayMs, registry }: ShedOptions): void {
  if (maxDelayMs === 0) return;
  const shed = new Counter({
    name: 'requests_shed_total',
    help: 'Requests refused because the server was overloaded, or because their network kept too many open',
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
  const unfinished = new OpenCounts();
  const unread = new OpenCounts();
  const recent = new RecentRequests();
  let lastAge = performance.now();
  const whenMade = answerMade(app);

  const timer = setInterval(() => {
    const now = performance.now();
    lastDelay = now - lastTick - SAMPLE_MS;
    // The throughput of an idle server does not show its capacity, nor does that of a slow moment that is over.
    finishedPerMs =
      busy > BUSY_UTILIZATION
        ? averaged(finishedPerMs, finishedSinceTick / (now - lastTick))
        : Math.max(finishedPerMs, averaged(finishedPerMs, INITIAL_PER_MS));
    finishedSinceTick = 0;
    const until = performance.eventLoopUtilization();
    busy = averaged(busy, performance.eventLoopUtilization(until, utilization).utilization);
    utilization = until;
    lastTick = now;
    if (now - lastAge >= AGE_MS) {
      recent.age();
      lastAge = now;
    }
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

  const refuse = (request: FastifyRequest, reply: FastifyReply) => {
    refusedSinceTick += 1;
    shed.inc();
    refuseForNow(request, reply);
  };

  app.addHook('onRequest', (request, reply, done) => {
    if (isExempt(request.routeOptions.url)) return done();
    const network = clientNetwork(request);
    if (!isThisMachine(network) && unread.of(network) >= MAX_UNREAD) return refuse(request, reply);
    if (!hasBody(request)) return admit(request, reply, done);
    if (!isThisMachine(network) && unfinished.of(network) >= MAX_UNFINISHED) {
      // The body that still arrives is not read.
      return refuse(request, reply.header('connection', 'close'));
    }
    const arrived = once(unfinished.add(network));
    request.raw.once('end', arrived);
    reply.raw.once('close', arrived);
    done();
  });

  app.addHook('preValidation', (request, reply, done) => {
    if (isExempt(request.routeOptions.url) || !hasBody(request)) return done();
    if (!request.routeOptions.config.readsBody) return admit(request, reply, done);
    if (isOverloaded(clientNetwork(request))) return refuse(request, reply.header('connection', 'close'));
    request.raw.once('end', () => {
      if (!reply.raw.writableFinished && !reply.raw.destroyed) begin(request, reply);
    });
    done();
  });

  function isOverloaded(network: string): boolean {
    const limit = recent.areFew(network) ? maxDelayMs * LIGHT_NETWORK : maxDelayMs;
    return underWay > MIN_CONCURRENT && Math.max(delay(), backlog()) > limit;
  }

  function admit(request: FastifyRequest, reply: FastifyReply, start: () => void): void {
    const network = clientNetwork(request);
    const overloaded = isOverloaded(network);
    // A page loads many files, which take little time.
    if (!request.routeOptions.url?.startsWith(FILES_PATH)) recent.add(network);
    if (overloaded) {
      refuse(request, reply);
      return;
    }
    begin(request, reply);
    turns.start({
      start,
      isGone: () => request.raw.socket.destroyed,
      isPage: isPage(request.routeOptions.url),
    });
  }

  /** Counts the request as work until its answer is made. */
  function begin(request: FastifyRequest, reply: FastifyReply): void {
    const network = clientNetwork(request);
    underWay += 1;
    whenMade(request, reply, () => {
      underWay -= 1;
      finishedSinceTick += 1;
      unread.addUntilClosed(network, reply.raw);
    });
  }
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
