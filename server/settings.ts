import { namesOf } from '../domain/systems.ts';
import {
  readDistributorFile,
  unaskedInbox,
  uncountedDistributors,
  unfinishedParts,
} from './distributor/read-distributor-file.ts';
import {
  type Configuration,
  ConfigurationError,
  distributorsFileOf,
  readConfiguration,
} from './platform/config/configuration.ts';
import { loginNotices } from './platform/config/login-provider.ts';
import { endedCertificates } from './platform/config/source-credentials.ts';
import { SOURCE_NAMES, sourceNames } from './platform/config/source-names.ts';
import { unknownVariables } from './platform/config/unknown-variables.ts';

/**
 * Sources must answer before this time, in ms: then the load balancer of ops/deploy ends a read. A browser ends a save
 * after 15 s (ADR-008).
 */
const SOURCES_END_MS = 10_000;

export type Settings = ReturnType<typeof readSettings>;

/**
 * Returns the configuration in force and its distributor file. Throws a `ConfigurationError` with all issues
 * of both. It also lists variables that may be misspelt, because they can be the cause of a missing one.
 */
export function readSettings(env: NodeJS.ProcessEnv) {
  const path = distributorsFileOf(env);
  const { value: distributorFile, issues: fileIssues = [] } = attempt(() => readDistributorFile(path));
  const names = distributorFile ? sourceNames(namesOf(distributorFile.systems)) : SOURCE_NAMES;
  const { value: configuration, issues = [] } = attempt(() => readConfiguration(env, names));
  if (!configuration || !distributorFile) {
    const production = env.NODE_ENV === 'production';
    const unfinished = distributorFile ? unfinishedParts(path, distributorFile, production) : [];
    // The last lines are seen: in a terminal, and by `kubectl logs --tail`.
    throw new ConfigurationError([...unfinished, ...issues, ...fileIssues, ...unknownVariables(env, names)]);
  }
  const notices = [
    ...(configuration.analytics ? uncountedDistributors(path, distributorFile) : []),
    ...(configuration.sourceUrls.MESSAGES ? unaskedInbox(path, distributorFile) : []),
    ...slowSources(configuration),
    ...loginNotices(configuration.loginPolicy),
    ...emptyStores(env, configuration),
    ...endedCertificates(configuration.sourceCredentials, new Date()),
    ...unknownVariables(env, names),
  ];
  return {
    configuration,
    distributorFile,
    /** the names that SOURCE_<NAME>_URL accepts */
    sourceNames: names,
    /** readable lines about valid settings that are probably unintended */
    notices,
    /** readable lines about parts of the distributor file that are not ready for customers */
    unfinished: unfinishedParts(path, distributorFile, configuration.production),
  };
}

function slowSources({ sourceTimeoutMs }: Configuration): string[] {
  if (sourceTimeoutMs < SOURCES_END_MS) return [];
  return [
    `SOURCE_TIMEOUT_MS is ${sourceTimeoutMs}, but must be below ${SOURCES_END_MS}: the load balancer or the browser gives up before the sources do.`,
  ];
}

/** An empty address is rarely meant: a secret without the value. The portal then starts without its data. */
function emptyStores(env: NodeJS.ProcessEnv, { production }: Configuration): string[] {
  const stores = { DATABASE_URL: 'DATA_DIR has the data', VALKEY_URL: 'the database has the sessions' };
  return Object.entries(stores)
    .filter(([name]) => production && env[name] === '')
    .map(([name, instead]) => `${name} is set, but empty: ${instead}.`);
}

function attempt<T>(read: () => T): { value?: T; issues?: readonly string[] } {
  try {
    return { value: read() };
  } catch (error) {
    if (error instanceof ConfigurationError) return { issues: error.lines };
    throw error;
  }
}
