import type { FastifyBaseLogger } from 'fastify';
import { Counter, Histogram, type Registry } from 'prom-client';
import type { ListName } from '../../contract/items.ts';
import type { SourceName } from '../platform/config/source-names.ts';
import type { TraceWait } from '../platform/observability/traces.ts';
import { reasonOf, type SourceErrorKind } from './source-error.ts';

export type SourceMetrics = ReturnType<typeof createSourceMetrics>;

/** Returns the metrics of the sources for operators: `source_errors_total`, `source_request_duration_seconds`. */
export function createSourceMetrics(
  registry: Registry,
  log: Pick<FastifyBaseLogger, 'warn'>,
  traceWait: TraceWait = () => {},
) {
  const issues = new Counter({
    name: 'source_errors_total',
    help: 'Answers of source systems that failed, came too late or had something left out, by kind',
    labelNames: ['system', 'kind'],
    registers: [registry],
  });
  const durations = new Histogram({
    name: 'source_request_duration_seconds',
    help: 'Time of a request to a source system over HTTP, answered or given up',
    labelNames: ['system'],
    buckets: [0.025, 0.1, 0.25, 0.5, 1, 2, 5],
    registers: [registry],
  });

  const rejectedFields = new Counter({
    name: 'source_rejected_fields_total',
    help: 'Fields in answers of source systems that break a rule, by list and path',
    labelNames: ['system', 'list', 'field'],
    registers: [registry],
  });

  return {
    /** Counts the rejected fields of an answer by list and path, and logs one line with each path once, without values. */
    rejectedFields(system: SourceName, list: string, fields: readonly string[]): void {
      for (const field of fields) rejectedFields.inc({ system, list, field });
      log.warn(
        { system, list, fields: [...new Set(fields)] },
        'a source system sent fields that break a rule',
      );
    },
    /** Counts an error and logs one line for each affected system with its list and reason, if known, without values. */
    error(systems: readonly SourceName[], kind: SourceErrorKind, error?: unknown, list?: ListName): void {
      for (const system of systems) {
        issues.inc({ system, kind });
        log.warn({ system, ...(list && { list }), kind, ...reasonOf(error) }, 'a source system has an issue');
      }
    },
    /** Records the duration of a request to a source system in seconds, with any outcome. */
    duration(system: SourceName, seconds: number): void {
      durations.observe({ system }, seconds);
      traceWait({ name: `source ${system}`, ms: seconds * 1000 });
    },
  };
}
