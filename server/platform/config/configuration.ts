import { type TSchema, Type } from 'typebox';
import { Value } from 'typebox/value';
import type { DatabaseLocation } from '../db/database.ts';
import { schemaErrors } from '../http/schema-errors.ts';
import { collectorHeaders } from './collector-headers.ts';
import { type Environment, environmentFor, isAddress, isSecret } from './environment.ts';
import { loginIssues, loginPolicyOf, loginProviderOf } from './login-provider.ts';
import { MASK, maskAddress, maskAddresses, quoted } from './mask-secrets.ts';
import { plainHttpIssues } from './plain-http.ts';
import { sourceAddresses, sourceAddressIssues } from './source-addresses.ts';
import {
  credentialIssues,
  isSourceCredential,
  sourceCredentials,
  unknownSources,
} from './source-credentials.ts';
import { SOURCE_NAMES, type SourceName } from './source-names.ts';
import { analyticsOf, errorReportsOf, statisticsIssues } from './statistics-services.ts';
import { storeAddressIssues } from './store-addresses.ts';
import { trustedProxies } from './trusted-proxies.ts';
import { readNumber } from './variable-types.ts';
import { writtenIssues } from './written-issues.ts';

/** The feature-toggle server (Unleash) (spec: decisions §6). */
export type UnleashServer = { url: string; token: string; pollSeconds: number };

export type Configuration = ReturnType<typeof toConfiguration>;

/** Characters of files and variables that would end a line, or change how a terminal shows it. */
const UNPRINTABLE = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/gu;

/** Thrown when the configuration is invalid. `lines` has one readable line for each issue. */
export class ConfigurationError extends Error {
  readonly lines: readonly string[];
  constructor(issues: readonly string[]) {
    const lines = issues.map((issue) => issue.toWellFormed().replace(UNPRINTABLE, '?'));
    super(lines.join('\n'));
    this.lines = lines;
  }
}

/** A file with a secret on each line, or a template, leaves more than one space. */
const TWO_SECRETS = /^(\S{16,})\s+(\S{16,})$/;

/** The variable for which an empty value is meaningful. For the others an empty value counts as not set. */
const MAY_BE_EMPTY = 'OIDC_PROMPT';

/**
 * Returns the configuration in force. Throws a `ConfigurationError` with all issues (spec: decisions §1).
 * `names` are the sources of the distributor file's systems, by default of the shipped ones.
 */
export function readConfiguration(env: NodeJS.ProcessEnv, names = SOURCE_NAMES): Configuration {
  const values = readEnvironment(env, names);
  const plainHttp = values.NODE_ENV !== 'production' || values.SOURCE_PLAIN_HTTP === 'on';
  const issues = [
    ...valueIssues(values, names),
    ...portIssues(values),
    ...storeAddressIssues(values),
    ...loginIssues(values),
    ...unleashIssues(values),
    ...unknownSources(env, names),
    ...sourceAddressIssues(values, plainHttp, names),
    ...names.flatMap((name) => credentialIssues(values, name)),
    ...statisticsIssues(values),
  ];
  if (issues.length > 0) throw new ConfigurationError(issues);
  return toConfiguration(values as Environment, names);
}

/** Returns the path of the distributor file, even if other variables are invalid. */
export function distributorsFileOf(env: NodeJS.ProcessEnv): string {
  return readEnvironment(env).DISTRIBUTORS_FILE ?? '';
}

/** Returns the variables in force as `NAME=value` lines with masked secrets; those of source credentials only if set. */
export function describeConfiguration(env: NodeJS.ProcessEnv, names = SOURCE_NAMES): string[] {
  const values = readEnvironment(env, names);
  return Object.keys(environmentFor(names).properties).flatMap((name) => {
    const value = values[name as keyof Environment];
    if (value === undefined || value === '') return isSourceCredential(name) ? [] : [`${name}=`];
    return [`${name}=${maskedValue(name, String(value))}`];
  });
}

function maskedValue(name: string, value: string): string {
  if (isSecret(name)) return MASK;
  return isAddress(name) ? maskAddress(value) : maskAddresses(value);
}

/** The variables that the database needs. */
const DATABASE_VARIABLES: readonly (keyof Environment)[] = [
  ...(['NODE_ENV', 'DATA_DIR', 'DATABASE_URL'] as const),
  ...(['DATABASE_CONNECTIONS', 'DATABASE_STATEMENT_MS', 'DATABASE_LOCK_MS'] as const),
];

/** Returns the database's location from its own variables: a migration needs no other secret. Throws `ConfigurationError`. */
export function readDatabaseLocation(env: NodeJS.ProcessEnv): DatabaseLocation {
  const values = readEnvironment(
    Object.fromEntries(DATABASE_VARIABLES.map((name) => [name, env[name]])) as NodeJS.ProcessEnv,
  );
  const issues = [...valueIssues(values), ...storeAddressIssues(values)];
  if (issues.length > 0) throw new ConfigurationError(issues);
  return databaseOf(values as Environment);
}

function databaseOf(values: Environment): DatabaseLocation {
  const { DATABASE_URL: url, DATABASE_LOCK_MS: lockMs } = values;
  // In DATABASE_LOCK_MS 0 means no limit, but SQLite would not wait at all.
  if (!url) return { dataDir: values.DATA_DIR, ...(lockMs > 0 && { lockMs }) };
  const { DATABASE_CONNECTIONS: connections, DATABASE_STATEMENT_MS: statementMs } = values;
  return { url, limits: { connections, statementMs, lockMs } };
}

function readEnvironment(env: NodeJS.ProcessEnv, names = SOURCE_NAMES): Partial<Environment> {
  const schema = environmentFor(names);
  const given = Object.fromEntries(
    Object.keys(schema.properties)
      .filter((name) => env[name] !== undefined && (env[name] !== '' || name === MAY_BE_EMPTY))
      .map((name) => [name, readValue(schema.properties[name], env[name] ?? '')]),
  );
  const values = Value.Default(schema, given) as Partial<Environment>;
  const production = values.NODE_ENV === 'production';
  return {
    LOG_LEVEL: production ? 'info' : 'warn',
    DEMO: production ? 'off' : 'on',
    DRAIN_SECONDS: production ? 10 : 4,
    ...values,
  };
}

function readValue(schema: TSchema | undefined, text: string): number | string {
  return Type.IsNumber(schema) ? readNumber(text) : text;
}

/** Returns a readable line for each value that is badly written, or that its schema rejects. */
function valueIssues(values: Partial<Environment>, names = SOURCE_NAMES): string[] {
  const schema = environmentFor(names);
  const written = writtenIssues(schema, values);
  const invalid = new Set(schemaErrors(schema, values).map((error) => error.instancePath.slice(1)));
  const others = [...invalid].filter((name) => !written.has(name));
  return [...written.values(), ...others.map(schemaIssue)];

  function schemaIssue(name: string): string {
    const { description } = schema.properties[name] as { description?: string };
    const value = maskedValue(name, String(values[name as keyof Environment]));
    return `${name} must be ${description}${value === MASK ? '' : `, but is ${quoted(value)}`}.`;
  }
}

function portIssues({ PORT, INTERNAL_PORT }: Partial<Environment>): string[] {
  // With 0, the system chooses a free port for each.
  return PORT && PORT === INTERNAL_PORT ? ['INTERNAL_PORT must not be the same port as PORT.'] : [];
}

function unleashIssues({ UNLEASH_URL, UNLEASH_TOKEN }: Partial<Environment>): string[] {
  const plainHttp = plainHttpIssues('UNLEASH_URL', UNLEASH_URL);
  if (UNLEASH_URL && !UNLEASH_TOKEN) return [...plainHttp, 'UNLEASH_TOKEN must be set when UNLEASH_URL is.'];
  if (UNLEASH_TOKEN && !UNLEASH_URL) return ['UNLEASH_URL must be set when UNLEASH_TOKEN is.'];
  return plainHttp;
}

function toConfiguration(values: Environment, names: readonly SourceName[]) {
  const production = values.NODE_ENV === 'production';
  const { OIDC_ISSUER, UNLEASH_URL, UNLEASH_TOKEN } = values;
  return {
    production,
    port: values.PORT,
    host: values.HOST,
    /** the port for health, metrics and requests from other systems; null: they use `port` */
    internalPort: values.INTERNAL_PORT ?? null,
    /** maximum time to receive a whole request */
    requestSeconds: values.REQUEST_SECONDS,
    /** time from SIGTERM until the process exits, even if requests are still running */
    drainSeconds: values.DRAIN_SECONDS,
    trustProxy: trustedProxies(values.TRUST_PROXY) ?? false,
    logLevel: values.LOG_LEVEL,
    /** the log level of the line of each request, and the share of sessions that is logged, from 0 to 1 */
    requestLog: { level: values.REQUEST_LOG_LEVEL, share: values.REQUEST_LOG_SHARE },
    database: databaseOf(values),
    /** whether the server migrates the schema at start; otherwise the schema must be up to date */
    migrateAtStart: values.MIGRATE_AT_START === 'on',
    valkeyUrl: values.VALKEY_URL ?? null,
    /** whether an empty store is filled with the demonstration portfolio */
    demo: values.DEMO === 'on',
    /** null: the toggles are in the distributor file */
    unleash:
      UNLEASH_URL && UNLEASH_TOKEN
        ? { url: UNLEASH_URL, token: UNLEASH_TOKEN, pollSeconds: values.UNLEASH_POLL_SECONDS }
        : null,
    /** null: the embedded test login */
    loginProvider: loginProviderOf(values),
    loginPolicy: loginPolicyOf(values),
    loginScope: values.OIDC_SCOPE,
    /** origins that the login frame may show in addition to our own */
    loginFrameOrigins: [OIDC_ISSUER ?? '', ...values.OIDC_FRAME_ORIGINS.split(' ')].flatMap(originOf),
    loginMode: values.LOGIN_MODE,
    nationalIdClaim: values.OIDC_NATIONAL_ID_CLAIM,
    sessionLimits: { idleSeconds: values.SESSION_IDLE_SECONDS, maxSeconds: values.SESSION_MAX_SECONDS },
    /** addresses of the systems that have their own service; the store has the data of the others */
    sourceUrls: sourceAddresses(values, names),
    /** credentials for the systems that require some */
    sourceCredentials: sourceCredentials(values, names),
    sourceTimeoutMs: values.SOURCE_TIMEOUT_MS,
    /** consecutive failures that open a source's circuit breaker, and the time for which it then blocks requests */
    sourceBreaker: { failures: values.SOURCE_BREAKER_FAILURES, openMs: values.SOURCE_BREAKER_MS },
    firstPageMs: values.FIRST_PAGE_MS,
    /** event-loop delay at which requests are refused, in ms; 0: requests are never refused */
    shedDelayMs: values.SHED_DELAY_MS,
    /** maximum requests per minute; 0: unlimited */
    requestLimits: {
      perNetwork: values.REQUESTS_PER_MINUTE,
      perSession: values.SESSION_REQUESTS_PER_MINUTE,
    },
    loginStartsPerMinute: values.LOGIN_STARTS_PER_MINUTE,
    feedbackPerMinute: values.FEEDBACK_PER_MINUTE,
    claimsJumpsPerMinute: values.CLAIMS_JUMP_PER_MINUTE,
    linksPerMinute: values.LINKS_PER_MINUTE,
    /** number of days that `npm run customers -- purge` keeps each kind of data; 0: forever */
    retention: {
      feedbackDays: values.RETENTION_FEEDBACK_DAYS,
      auditDays: values.RETENTION_AUDIT_DAYS,
      changesDays: values.RETENTION_CHANGES_DAYS,
      idleCustomerDays: values.RETENTION_IDLE_CUSTOMER_DAYS,
    },
    /** none: no claims system redeems tokens here; two while the secret changes */
    claimsSystemSecrets: secretsOf(values.CLAIMS_SYSTEM_SECRET),
    /** secrets of the systems that read customers' changes; none: no system reads them */
    changesSecrets: secretsOf(values.CHANGES_SECRET),
    /** address for vulnerability reports; null: the distributor's own contact */
    securityContact: values.SECURITY_CONTACT ?? null,
    /** null: requests are not traced */
    traces: tracesOf(values),
    /** null: no analytics */
    analytics: analyticsOf(values),
    /** null: no errors are reported */
    errorReports: errorReportsOf(values),
  };
}

/** Returns where traces are sent (OTLP over HTTP), and the share of them, from 0 to 1. */
function tracesOf(values: Environment) {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_EXPORTER_OTLP_HEADERS: headers } = values;
  if (!endpoint) return null;
  return {
    endpoint,
    headers: collectorHeaders(headers) ?? {},
    serviceName: values.OTEL_SERVICE_NAME,
    ratio: values.OTEL_TRACES_SAMPLER_ARG,
  };
}

/** Returns the secrets of a variable. A value may have two, so that servers accept both during a change. */
function secretsOf(value: string | undefined): readonly string[] {
  if (value === undefined) return [];
  return TWO_SECRETS.exec(value)?.slice(1) ?? [value];
}

function originOf(address: string): string[] {
  return address ? [new URL(address).origin] : [];
}
