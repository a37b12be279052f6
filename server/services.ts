import type { FastifyInstance } from 'fastify';
import { Registry } from 'prom-client';
import { createDocumentTexts } from './cover/document-texts.ts';
import { createPdfReader } from './cover/pdf-reader.ts';
import type { DistributorFile } from './distributor/distributor-file.ts';
import { switchedOffLog } from './distributor/switched-off.ts';
import type { Toggles, TogglesOptions } from './distributor/toggles.ts';
import { createPdfThread } from './my-data/render-in-worker.ts';
import type { Configuration } from './platform/config/configuration.ts';
import type { Database } from './platform/db/database.ts';
import { countSecurityEvents } from './platform/observability/security-log.ts';
import { measureDatabase, measuredState } from './platform/observability/store-metrics.ts';
import type { TraceWait } from './platform/observability/traces.ts';
import type { SharedState } from './platform/state/shared-state.ts';
import { providerDiscovery } from './session/discover-provider.ts';
import { createLogins } from './session/login.ts';
import type { LoginClient } from './session/login-client.ts';
import { countLogins, measureProvider } from './session/login-metrics.ts';
import { createLogoutHints } from './session/logout-hints.ts';
import { createLoginsOfProvider } from './session/provider-marks.ts';
import { networkLimit } from './session/request-limits.ts';
import { createSessions } from './session/sessions.ts';
import { recordTimeouts } from './session/time-outs.ts';
import { createSources } from './sources/sources.ts';

export type ServicesOptions = {
  configuration: Configuration;
  db: Database;
  state: SharedState;
  distributorFile: DistributorFile;
  /** returns the client of the login provider, which can be part of the app */
  loginClient: (app: FastifyInstance) => LoginClient;
};

/** The services that the areas share, created once at the start. */
export type Services = Awaited<ReturnType<typeof openServices>>;

/** Opens the services that the areas share, and closes them with the app. */
export async function openServices(
  app: FastifyInstance,
  {
    configuration,
    db,
    state: unmeasuredState,
    distributorFile,
    loginClient: openLoginClient,
  }: ServicesOptions,
) {
  const registry = new Registry();
  const traceWait = await openTraces(app, db, configuration);
  measureDatabase(db, registry);
  countSecurityEvents(app, registry);
  const inValkey = configuration.valkeyUrl !== null;
  const state = measuredState(unmeasuredState, registry, inValkey ? traceWait : undefined);
  const sessions = createSessions(state, {
    limits: configuration.sessionLimits,
    registry,
    log: app.log,
  });
  const timeouts = recordTimeouts(db, sessions, app.log);
  app.addHook('onClose', async () => timeouts.stop());
  const loginClient = openLoginClient(app);
  const discover = providerDiscovery(loginClient);
  measureProvider(loginClient, registry, app.log);
  const sessionMs = configuration.sessionLimits.maxSeconds * 1000;
  const toggles = await openToggles(configuration, { registry, log: app.log });
  app.addHook('onClose', async () => toggles.close());
  const logSwitchedOff = switchedOffLog(toggles, distributorFile, app.log);
  logSwitchedOff();
  toggles.onChange(logSwitchedOff);
  const pdfThread = createPdfThread();
  app.addHook('onClose', async () => pdfThread.close());
  const { systems } = distributorFile;
  const sources = createSources({ configuration, db, systems, registry, log: app.log, traceWait });
  const reader = createPdfReader();
  const documentTexts = createDocumentTexts({ db, sources, reader, registry, log: app.log });
  app.addHook('onClose', async () => {
    await reader.close();
    await documentTexts.idle();
  });
  return {
    configuration,
    db,
    state,
    registry,
    distributorFile,
    sessions,
    timeouts,
    loginClient,
    discover,
    logins: createLogins(state, loginClient, discover, countLogins(registry)),
    loginsOfProvider: createLoginsOfProvider(state, loginClient, sessionMs),
    hints: createLogoutHints(state, sessionMs),
    sources,
    documentTexts,
    toggles,
    pdfThread,
    countRequest: networkLimit(configuration.requestLimits),
  };
}

/** Loads tracing only if it is configured, because its packages are large. */
async function openTraces(
  app: FastifyInstance,
  db: Database,
  { traces }: Configuration,
): Promise<TraceWait | undefined> {
  if (!traces) return undefined;
  const { addTraces } = await import('./platform/observability/traces.ts');
  return addTraces(app, db, traces);
}

/** Returns the toggles of the Unleash server, or of the distributor file (spec: decisions §6). */
async function openToggles({ unleash }: Configuration, options: TogglesOptions): Promise<Toggles> {
  if (unleash === null) return { of: ({ toggles }) => toggles, onChange() {}, close() {} };
  const { unleashToggles } = await import('./distributor/unleash-toggles.ts');
  return await unleashToggles(unleash, options);
}
