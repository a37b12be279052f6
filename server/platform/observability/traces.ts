import {
  isSpanContextValid,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Configuration } from '../config/configuration.ts';
import { type Database, observeQueries } from '../db/database.ts';
import { isHealth } from '../http/paths.ts';
import { currentRequest } from './request-context.ts';
import { givenTraceparent, sendTraceparent } from './trace-context.ts';

/** A finished wait of a request. */
export type Waited = { name: string; ms: number; failed?: boolean; attributes?: Record<string, string> };
export type TraceWait = (waited: Waited) => void;

/**
 * Traces every request except health checks with its waits, and sends the traces to a collector (ADR-038). A span has method,
 * route, status and request id, never an address or a value. A query has placeholders instead of its values.
 * Returns a function that adds a wait to the trace of the current request.
 */
export function addTraces(
  app: FastifyInstance,
  db: Database,
  { endpoint, headers, serviceName, ratio }: NonNullable<Configuration['traces']>,
): TraceWait {
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': serviceName }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) }),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces`, headers }),
      }),
    ],
  });
  const tracer = provider.getTracer('forsikringsoversikt');
  const spans = new WeakMap<FastifyRequest, Span>();

  app.addHook('onRequest', (request, _reply, done) => {
    const { method, routeOptions, id } = request;
    const route = routeOptions.url ?? 'unknown';
    if (isHealth(route)) return done();
    const attributes = { 'http.request.method': method, 'http.route': route, 'request.id': id };
    const span = tracer.startSpan(
      `${method} ${route}`,
      { kind: SpanKind.SERVER, attributes },
      contextOf(request),
    );
    spans.set(request, span);
    sendTraceparent(request, traceparentOf(span));
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const span = spans.get(request);
    span?.setAttribute('http.response.status_code', reply.statusCode);
    if (reply.statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
    span?.end();
    done();
  });
  app.addHook('onClose', async () => {
    await provider.shutdown();
  });

  function traceWait({ name, ms, failed = false, attributes = {} }: Waited): void {
    const request = currentRequest();
    const parent = request && spans.get(request);
    if (!parent?.isRecording()) return;
    const end = Date.now();
    const context = trace.setSpan(ROOT_CONTEXT, parent);
    const span = tracer.startSpan(name, { kind: SpanKind.CLIENT, startTime: end - ms, attributes }, context);
    if (failed) span.setStatus({ code: SpanStatusCode.ERROR });
    span.end(end);
  }

  observeQueries(db, ({ level, query, queryDurationMillis }) =>
    traceWait({
      name: 'database',
      ms: queryDurationMillis,
      failed: level === 'error',
      attributes: { 'db.query.text': query.sql.slice(0, 500) },
    }),
  );
  return traceWait;
}

function contextOf(request: FastifyRequest) {
  const [, traceId = '', spanId = '', flags = ''] = givenTraceparent(request)?.split('-') ?? [];
  const context = { traceId, spanId, traceFlags: Number.parseInt(flags, 16), isRemote: true };
  return isSpanContextValid(context) ? trace.setSpanContext(ROOT_CONTEXT, context) : ROOT_CONTEXT;
}

function traceparentOf(span: Span): string {
  const { traceId, spanId, traceFlags } = span.spanContext();
  return `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`;
}
