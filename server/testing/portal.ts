import { join, resolve } from 'node:path';
import { fillEmptyStore } from '../../commands/portfolio/demo.ts';
import { namesOf } from '../../domain/systems.ts';
import { type AppOptions, buildApp } from '../app.ts';
import { readDistributorFile } from '../distributor/read-distributor-file.ts';
import { distributorsFileOf, readConfiguration } from '../platform/config/configuration.ts';
import { sourceNames } from '../platform/config/source-names.ts';
import type { Database } from '../platform/db/database.ts';
import { databaseState } from '../platform/state/database-state.ts';
import type { SharedState } from '../platform/state/shared-state.ts';
import { configuredLogin } from '../session/login-client.ts';
import { builtWeb, type Web } from '../ssr/web.ts';
import { sendStub, stubs } from '../stubs/stubs.ts';
import { testLogin } from '../test-login/test-login.ts';
import { TestBrowser } from './browser.ts';
import { findQueriesOfEveryone } from './customer-queries.ts';
import type { Engine } from './databases.ts';
import { personalDataIn } from './personal-data.ts';
import { quickLogin } from './quick-login.ts';

const ROOT = resolve(import.meta.dirname, '../..');

/** The host of a distributor whose customers all have the partner-group integration. */
export const PARTNER_HOST = 'eika.localhost:8000';

export type TestPortal = Awaited<ReturnType<typeof openPortal>>;

/** `state` is the store of the sessions if it is not the database. */
type Stores = { db: Database; state?: SharedState; close(): Promise<void> };

type PortalOptions = {
  /** receives the log; without it, closing the portal throws if the log has a customer's data */
  logTo?: { write(line: string): void };
  additions?: AppOptions['additions'];
  webOf?: (built: Web) => Web;
  /** browsers go through the pages of the test login */
  withLoginPages?: boolean;
};

/**
 * Opens the whole server on a real database, assembled as in start.ts. It uses the quick login unless
 * another one is configured. It does not listen.
 */
export async function openPortal(
  { db, close, ...stores }: Stores,
  env: NodeJS.ProcessEnv = {},
  { logTo, additions = [], webOf = (built) => built, withLoginPages = false }: PortalOptions = {},
) {
  const log: string[] = [];
  const state = stores.state ?? databaseState(db);
  const { client, routes } = testLogin(state, []);
  const distributorFile = readDistributorFile(resolve(ROOT, distributorsFileOf(env)));
  const configuration = readConfiguration(
    {
      LOG_LEVEL: 'info',
      LOGIN_STARTS_PER_MINUTE: '1000',
      // Injected requests leave the event loop no free turn between them.
      SHED_DELAY_MS: '0',
      ...env,
    },
    sourceNames(namesOf(distributorFile.systems)),
  );
  const configured = configuredLogin(configuration);
  const app = await buildApp({
    configuration,
    db,
    state,
    distributorFile,
    web: webOf(await builtWeb(join(ROOT, 'dist'))),
    isStopping: () => false,
    loginClient: (app) => configured ?? (withLoginPages ? client(app) : quickLogin(client(app))),
    additions: [routes, stubs, ...additions],
    sendNeighbour: sendStub,
    logTo: logTo ?? { write: (line) => void log.push(line) },
  });
  await app.ready();
  const queriesOfEveryone = new Set<string>();
  const browser = (host = 'localhost:8000', userAgent?: string) =>
    new TestBrowser(app, host, userAgent, withLoginPages);
  findQueriesOfEveryone(db, queriesOfEveryone);
  return {
    app,
    db,
    state,
    /** Returns a new browser without a session. */
    browser,
    /** Returns a new browser of a logged-in customer. */
    async loggedIn(ssn: string, host?: string): Promise<TestBrowser> {
      const customer = browser(host);
      const { statusCode } = await customer.logIn(ssn);
      if (statusCode >= 400) throw new Error(`the login answered ${statusCode}`);
      return customer;
    },
    async close(): Promise<void> {
      await app.close();
      await state.close();
      await close();
      if (queriesOfEveryone.size > 0)
        throw new Error(`queries that name no customer:\n${[...queriesOfEveryone].join('\n')}`);
      const personalData = personalDataIn(log.join(''));
      if (personalData.length > 0) throw new Error(`personal data in the log:\n${personalData.join('\n')}`);
    },
  };
}

/** Opens a portal in a new database, whose customers are the demonstration people. */
export async function openDemoPortal(
  open: Engine['open'],
  env?: NodeJS.ProcessEnv,
  options?: PortalOptions,
): Promise<TestPortal> {
  const database = await open();
  await fillEmptyStore(database.db);
  return await openPortal(database, env, options);
}
