import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { collectDefaultMetrics, Histogram, type Registry } from 'prom-client';
import type { Database } from '../db/database.ts';
import { sendProblem, toProblem } from '../http/errors.ts';

/**
 * Health and the registry's metrics under /internal (spec: decisions §1). Ready means: not stopping, and the database
 * answers. The histogram knows routes, never addresses, so no customer's number gets into it.
 */
export function addOperations(
  app: FastifyInstance,
  db: Database,
  registry: Registry,
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
    try {
      await sql`select 1`.execute(db);
    } catch {
      return sendProblem(reply, toProblem(request.language, 503, 'databaseSilent'));
    }
    return { status: 'ready' };
  });
  app.get('/internal/metrics', async (_request, reply) =>
    reply.type(registry.contentType).send(await registry.metrics()),
  );
}
