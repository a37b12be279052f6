import { once } from 'node:events';
import type { AddressInfo, Server } from 'node:net';
import { join, resolve } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { PORTAL_PATH } from '../domain/paths.ts';
import { namesOf } from '../domain/systems.ts';
import { type AppOptions, buildApp } from './app.ts';
import { type Configuration, ConfigurationError } from './platform/config/configuration.ts';
import { openDatabase, openMigratedDatabase } from './platform/db/database.ts';
import { requireUsable } from './platform/db/require-usable.ts';
import { endOnSignals } from './platform/end-on-signals.ts';
import { errorMessage } from './platform/error-message.ts';
import { standardOutput } from './platform/observability/standard-output.ts';
import { ROOT } from './platform/root.ts';
import { openState } from './platform/state/open-state.ts';
import type { SharedState } from './platform/state/shared-state.ts';
import { configuredLogin } from './session/login-client.ts';
import { readSettings } from './settings.ts';
import { movedSystems, storedSystems, unnamedSystems } from './sources/unnamed-systems.ts';
import { withAssets } from './ssr/asset-routes.ts';
import { keepBuiltFiles } from './ssr/keep-built-files.ts';
import { builtWeb } from './ssr/web.ts';

type People = readonly { ssn: string; navn: string; viser: string }[];
type Login = Pick<AppOptions, 'loginClient' | 'additions'>;

/** Time in which requests that are cut off release what they hold, such as the lease of an upload's key, in ms. */
const CUT_OFF_MS = 500;

// Not awaited: modules that the bundle loads later may import from this one.
start().catch((error) => {
  console.error(error instanceof ConfigurationError ? error.lines.join('\n') : error);
  process.exit(1);
});

/** Starts the server, and stops it on SIGTERM, SIGINT or SIGHUP (spec: decisions §1). */
async function start(): Promise<void> {
  const leaveSignals = endOnSignals();
  const { configuration, distributorFile, ...settings } = readSettings(process.env);
  const notices = [...settings.notices, ...summaryOf(settings.unfinished)];
  const database = variableOf(configuration.database);
  const open = configuration.migrateAtStart ? openDatabase : openMigratedDatabase;
  const db = await explainFailure(
    open(configuration.database, (migrations) =>
      notices.push(
        `The database has migrations of a newer version and is used unchanged: ${migrations.join(', ')}`,
      ),
    ),
    `${database}: the database`,
  );
  await explainFailure(requireUsable(db), `${database}: the database`);
  // During the start an error is thrown with its reason. Later errors are logged.
  let onValkeyError: (error: Error) => void = () => {};
  const state = await explainFailure(
    openState(configuration.valkeyUrl, db, (error) => onValkeyError(error)),
    'VALKEY_URL: the Valkey server',
  );
  const demo = configuration.demo ? await import('../commands/portfolio/demo.ts') : null;
  await demo?.fillEmptyStore(db);
  const stored = await storedSystems(db);
  const unnamed = unnamedSystems(stored, namesOf(distributorFile.systems));
  const moved = movedSystems(stored, configuration.sourceUrls);
  for (const clause of [unnamed, moved]) if (clause !== null) notices.push(`${database}: ${clause}.`);

  const login = await chooseLogin(configuration, state, demo?.demoPeople() ?? []);

  let stopping = false;
  const web = await loadWeb(configuration);
  const app = await buildApp({
    configuration,
    db,
    state,
    distributorFile,
    web,
    isStopping: () => stopping,
    logTo: standardOutput(),
    loginClient: login.loginClient,
    ...(await loadNeighbours(configuration, login)),
  });
  onValkeyError = (error) => app.log.error(`Valkey: ${error.message}`);
  // Before any page of this build is sent, because servers of another build may be asked for its files.
  if (web.files) await keepBuiltFiles(app, db, withAssets(web.files, distributorFile.distributors));
  const { port, internalPort, host, drainSeconds } = configuration;
  const internal = internalPort === null ? null : await openInternal(app);
  await explainFailure(app.listen({ port, host }), `PORT ${port} on HOST ${host}`);
  if (internal) {
    internal.listen({ port: internalPort, host });
    await explainFailure(once(internal, 'listening'), `INTERNAL_PORT ${internalPort} on HOST ${host}`);
  }

  // Load balancers have half of the time to see «not ready» before new connections are refused. A development
  // server, which has no built files, has no load balancer and restarts at every change.
  process.on('SIGTERM', () => void stop(web.files ? (drainSeconds * 1000) / 2 : 0));
  process.on('SIGINT', () => void stop(0));
  process.on('SIGHUP', () => void stop(0));
  leaveSignals();
  const address = app.server.address() as AddressInfo;
  print(announcement(address.port, configuration, demo?.demoPeople() ?? [], portOf(internal)), 'info');
  print(notices, 'warn');

  /** Prints JSON lines in production, where programs read the output; plain text elsewhere. */
  function print(lines: readonly string[], level: 'info' | 'warn'): void {
    if (configuration.production) for (const line of lines) app.log[level](line);
    else if (lines.length > 0) console[level](lines.join('\n'));
  }

  async function stop(pauseMs: number): Promise<void> {
    // The terminal and the parent process may both send the signal.
    if (stopping) return;
    stopping = true;
    let isLate = false;
    setTimeout(() => {
      app.log.warn('some requests were not finished in time');
      isLate = true;
      app.server.closeAllConnections();
      setTimeout(() => process.exit(0), 2 * CUT_OFF_MS);
    }, drainSeconds * 1000);
    await new Promise((done) => setTimeout(done, pauseMs));
    await app.close();
    if (isLate) await new Promise((done) => setTimeout(done, CUT_OFF_MS));
    await state.close();
    await db.destroy();
    process.exit(0);
  }
}

/** Returns the lines that the start prints: the addresses, where the data are, and who can log in. */
function announcement(
  port: number,
  { database, loginProvider }: Configuration,
  people: People,
  internalPort: number | null,
): readonly string[] {
  const data = 'url' in database ? 'the PostgreSQL server of DATABASE_URL' : resolve(database.dataDir);
  const who = people.map(({ ssn, navn, viser }) => `  ${ssn}  ${navn}: ${viser}`);
  return [
    `The portal is at http://localhost:${port}${PORTAL_PATH}/`,
    ...(internalPort ? [`Health and metrics are at http://localhost:${internalPort}/internal/`] : []),
    `Its data are in ${data}`,
    ...(loginProvider ? [`Customers log in through ${loginProvider.issuer}`] : []),
    ...(loginProvider || who.length === 0 ? [] : ['Who can log in:', ...who]),
  ];
}

/** Returns the variable that names the database in use, and the folder of an embedded one. */
function variableOf(database: Configuration['database']): string {
  return 'url' in database ? 'DATABASE_URL' : `DATA_DIR ${resolve(database.dataDir)}`;
}

/** A server that restarts should not repeat every example address of a pilot. */
function summaryOf(unfinished: readonly string[]): string[] {
  const [first, ...others] = unfinished;
  if (first === undefined || others.length === 0) return [...unfinished];
  return [`${first} There are ${others.length} more such lines: npm run config -- check lists them.`];
}

function portOf(server: Server | null): number | null {
  return server && (server.address() as AddressInfo).port;
}

/** Loads the internal server only if it is used: it imports Node's `http`, which loads all of undici. */
async function openInternal(app: FastifyInstance): Promise<Server> {
  const { addInternalServer } = await import('./platform/http/internal-port.ts');
  return addInternalServer(app);
}

/** Returns the web app. Development renders it from its sources with hot reload. */
async function loadWeb(configuration: Configuration) {
  if (process.env.WEB !== 'dev' || configuration.production) return await builtWeb(join(ROOT, 'dist'));
  const { liveWeb } = await import('./ssr/live-web.ts');
  return liveWeb(ROOT);
}

/** Returns the login's additions and, outside production, the stubs of the apps around the portal. */
async function loadNeighbours(
  { production }: Configuration,
  { additions }: Login,
): Promise<Pick<AppOptions, 'additions' | 'sendNeighbour'>> {
  if (production) return { additions };
  const { sendStub, stubs } = await import('./stubs/stubs.ts');
  return { additions: [...additions, stubs], sendNeighbour: sendStub };
}

async function chooseLogin(configuration: Configuration, state: SharedState, people: People): Promise<Login> {
  const configured = configuredLogin(configuration);
  if (configured) return { loginClient: () => configured, additions: [] };
  const { testLogin } = await import('./test-login/test-login.ts');
  const { client, routes } = testLogin(state, people);
  return { loginClient: client, additions: [routes] };
}

async function explainFailure<T>(attempt: Promise<T>, what: string): Promise<T> {
  try {
    return await attempt;
  } catch (error) {
    throw new ConfigurationError([`${what} can't be used: ${errorMessage(error)}`]);
  }
}
