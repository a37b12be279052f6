import cookie from '@fastify/cookie';
import type { FastifyInstance } from 'fastify';
import { findDistributors } from './distributor/distributor.ts';
import { findLanguages } from './distributor/language.ts';
import { describeEndpoints } from './openapi/describe-endpoints.ts';
import { compressAnswers } from './platform/http/compress.ts';
import { createServer, type LogDestination } from './platform/http/create-server.ts';
import { handleErrors } from './platform/http/error-responses.ts';
import { decorateOnBehalf } from './platform/http/on-behalf.ts';
import { checkHosts } from './platform/http/origin.ts';
import { refuseOtherSites } from './platform/http/other-sites.ts';
import { limitPipelining } from './platform/http/pipelining.ts';
import { addRateLimits } from './platform/http/rate-limit.ts';
import { addSecurityHeaders } from './platform/http/security-headers.ts';
import { shedLoad } from './platform/http/shed-load.ts';
import { addOperations } from './platform/observability/operations.ts';
import { createReadiness } from './platform/observability/readiness.ts';
import { keepRequest } from './platform/observability/request-context.ts';
import { logRequests } from './platform/observability/request-log.ts';
import { measureReadiness } from './platform/observability/store-metrics.ts';
import { addRoutes, type RoutesOptions } from './routes.ts';
import { openServices, type Services, type ServicesOptions } from './services.ts';
import { decorateSessions } from './session/current-session.ts';
import { limitRequests } from './session/request-limits.ts';
import { fixedAddressRoutes } from './ssr/fixed-addresses.ts';

export type AppOptions = ServicesOptions &
  RoutesOptions & {
    isStopping: () => boolean;
    /** receives log lines instead of standard output */
    logTo?: LogDestination;
  };

/** Builds the server from all areas. It does not listen yet. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const app = createServer(options.configuration, options.logTo);
  keepRequest(app);
  const services = await openServices(app, options);
  await addToEveryRequest(app, services, options);
  await addRoutes(app, services, options);
  return app;
}

/** Adds the hooks of every request, in their order of execution, and the server's own endpoints. */
async function addToEveryRequest(
  app: FastifyInstance,
  { configuration, db, state, registry, distributorFile, countRequest }: Services,
  options: AppOptions,
): Promise<void> {
  limitPipelining(app);
  await app.register(cookie);
  compressAnswers(app);
  handleErrors(app);
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (options.isStopping()) reply.header('connection', 'close');
    done();
  });
  addSecurityHeaders(app);
  const findMissing = createReadiness(db, configuration.valkeyUrl === null ? null : options.state);
  measureReadiness(state, findMissing, registry);
  addOperations(app, registry, findMissing, options.isStopping);
  logRequests(app, configuration.requestLog);
  await describeEndpoints(app);
  checkHosts(app);
  findLanguages(app, findDistributors(app, distributorFile.distributors));
  shedLoad(app, { maxDelayMs: configuration.shedDelayMs, registry });
  addRateLimits(app, state);
  limitRequests(app, configuration.requestLimits, countRequest);
  refuseOtherSites(app);
  fixedAddressRoutes(app, configuration);
  decorateSessions(app);
  decorateOnBehalf(app);
}
