import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Histogram, type Registry } from 'prom-client';
import { sendProblem } from '../http/error-responses.ts';
import { toProblem } from '../http/errors.ts';
import type { FindMissing, Part } from './readiness.ts';
import { measureWork } from './work-time.ts';

const DETAILS = {
  database: 'databaseSilent',
  migrations: 'migrationsMissing',
  valkey: 'valkeySilent',
} as const satisfies Record<Part, string>;

/**
 * Adds health endpoints and the registry's metrics under /internal (spec: decisions §1). The server is ready
 * if it is not stopping and no part is missing; the response names missing parts. The histogram has routes as
 * labels, never addresses, so it contains no customer's number.
 */
export function addOperations(
  app: FastifyInstance,
  registry: Registry,
  findMissing: FindMissing,
  isStopping: () => boolean,
): void {
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the arrival of a request until its answer is made, by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.025, 0.1, 0.25, 1, 2.5, 10],
    registers: [registry],
  });

  measureWork(app, (request, reply, seconds) =>
    durations.observe(
      { method: request.method, route: request.routeOptions.url ?? 'unknown', status: reply.statusCode },
      seconds,
    ),
  );

  app.get('/internal/health/live', async () => ({ status: 'live' }));
  app.get('/internal/health/ready', async (request, reply) => {
    if (isStopping()) return sendProblem(reply, toProblem(request.language, 503, 'stopping'));
    const [first, ...others] = await findMissing();
    if (first) {
      const problem = toProblem(request.language, 503, DETAILS[first]);
      return sendProblem(reply, { ...problem, missing: [first, ...others] });
    }
    return { status: 'ready' };
  });
  app.get('/internal/metrics', async (_request, reply) =>
    reply.type(registry.contentType).send(await registry.metrics()),
  );
}
