import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Histogram, type Registry } from 'prom-client';
import { sendProblem, toProblem } from '../http/errors.ts';
import type { FindMissing, Part } from './readiness.ts';

const DETAILS = {
  database: 'databaseSilent',
  migrations: 'migrationsMissing',
  valkey: 'valkeySilent',
} as const satisfies Record<Part, string>;

/**
 * Health and the registry's metrics under /internal (spec: decisions §1). Ready means: not stopping, and nothing that is needed is
 * missing; the answer says what is. The histogram knows routes, never addresses, so no customer's number gets into it.
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
    help: 'Time to answer, by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.025, 0.1, 0.25, 1, 2.5, 10],
    registers: [registry],
  });

  app.addHook('onResponse', (request, reply, done) => {
    durations.observe(
      { method: request.method, route: request.routeOptions.url ?? 'unknown', status: reply.statusCode },
      reply.elapsedTime / 1000,
    );
    done();
  });

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
