import { Value } from 'typebox/value';
import type { AnalyticsSettings, ErrorReportSettings, LoginMode } from '../../../contract/first-page.ts';
import type { DatabaseLocation } from '../db/database.ts';
import type { DatabaseLimits } from '../db/postgres.ts';
import { schemaErrors } from '../http/schema-errors.ts';
import { ADDRESSES, Environment, SECRETS } from './environment.ts';
import {
  type LoginPolicy,
  type LoginProvider,
  loginIssues,
  loginPolicyOf,
  loginProviderOf,
} from './login-provider.ts';
import { MASK, maskAddress, maskAddresses } from './mask-secrets.ts';
import { plainHttpIssues } from './plain-http.ts';
import { sourceAddresses, sourceAddressIssues } from './source-addresses.ts';
import {
  type SourceCredentials,
  sourceCredentialIssues,
  sourceCredentials,
  sourceCredentialVariables,
} from './source-credentials.ts';
import type { SourceName } from './source-names.ts';
import { analyticsOf, errorReportsOf, statisticsIssues } from './statistics-services.ts';
import { storeAddressIssues } from './store-addresses.ts';
import { TRUST_PROXY_RULE, type TrustedProxies, trustedProxies } from './trusted-proxies.ts';

/** The feature-toggle server (Unleash) (spec: decisions §6). */
export type UnleashServer = { url: string; token: string; pollSeconds: number };

/** How many days `npm run customers -- purge` leaves what; 0: for ever. */
export type Retention = {
  feedbackDays: number;
  auditDays: number;
  changesDays: number;
  idleCustomerDays: number;
};

/** How many requests a minute one network, and one session, may make; 0: any number. */
export type RequestLimits = { perNetwork: number; perSession: number };

/** Where traces go (OTLP over HTTP), and the share of them that is sent, from 0 to 1. */
export type TraceSettings = {
  endpoint: string;
  headers: Readonly<Record<string, string>>;
  serviceName: string;
  ratio: number;
};

export type Configuration = {
  production: boolean;
  port: number;
  host: string;
  /** for health, metrics and other systems' requests; null: `port` has them */
  internalPort: number | null;
  /** how long a request may take to arrive whole */
  requestSeconds: number;
  /** the time from SIGTERM to the end, whatever is still under way then */
  drainSeconds: number;
  trustProxy: TrustedProxies;
  logLevel: string;
  database: DatabaseLocation;
  /** whether a start brings the schema up to date; else it must be */
  migrateAtStart: boolean;
  valkeyUrl: string | null;
  /** whether an empty store is filled with the demonstration portfolio */
  demo: boolean;
  distributorsFile: string;
  /** null: the toggles stand in the distributor file */
  unleash: UnleashServer | null;
  /** null: the embedded test login */
  loginProvider: LoginProvider | null;
  loginPolicy: LoginPolicy;
  loginScope: string;
  /** what the login frame may show, beside our own pages */
  loginFrameOrigins: readonly string[];
  loginMode: LoginMode;
  nationalIdClaim: string;
  sessionIdleSeconds: number;
  sessionMaxSeconds: number;
  /** the systems that a service of their own answers for; the store has the others */
  sourceUrls: Readonly<Partial<Record<SourceName, string>>>;
  /** what they ask of us before they answer, where they ask something */
  sourceCredentials: Readonly<Partial<Record<SourceName, SourceCredentials>>>;
  sourceTimeoutMs: number;
  /** so many failures in a row open a source's circuit breaker */
  sourceBreakerFailures: number;
  /** for so long an open breaker keeps a source from being asked */
  sourceBreakerMs: number;
  firstPageMs: number;
  /** how late the event loop may be before requests are refused, in ms; 0: none are */
  shedDelayMs: number;
  requestLimits: RequestLimits;
  loginStartsPerMinute: number;
  feedbackPerMinute: number;
  claimsJumpsPerMinute: number;
  linksPerMinute: number;
  retention: Retention;
  /** null: no claims system redeems tokens here */
  claimsSystemSecret: string | null;
  /** what reads customers' changes proves itself with; null: nothing does */
  changesSecret: string | null;
  /** where weaknesses are reported; null: to the distributor's own contact */
  securityContact: string | null;
  /** null: requests are not traced */
  traces: TraceSettings | null;
  /** null: nothing is counted */
  analytics: AnalyticsSettings | null;
  /** null: no error is reported */
  errorReports: ErrorReportSettings | null;
};

/** The configuration does not hold; `lines` has one readable line for each issue. */
export class ConfigurationError extends Error {
  readonly lines: readonly string[];
  constructor(lines: readonly string[]) {
    super(lines.join('\n'));
    this.lines = lines;
  }
}

/** Nothing is a value of its own; elsewhere an empty value counts as not set. */
const EMPTY_COUNTS = 'OIDC_PROMPT';

/** The configuration in force. Throws `ConfigurationError` with all its issues at once (spec: decisions §1). */
export function readConfiguration(env: NodeJS.ProcessEnv): Configuration {
  const values = readEnvironment(env);
  const plainHttp = values.NODE_ENV !== 'production' || values.SOURCE_PLAIN_HTTP === 'on';
  const issues = [
    ...schemaIssues(values),
    ...proxyIssues(values),
    ...storeAddressIssues(values),
    ...loginIssues(values),
    ...unleashIssues(values),
    ...sourceAddressIssues(env, plainHttp),
    ...sourceCredentialIssues(env, values),
    ...statisticsIssues(values),
  ];
  if (issues.length > 0) throw new ConfigurationError(issues);
  return toConfiguration(values as Environment);
}

/** The path of the distributor file, whatever else is wrong. */
export function distributorsFileOf(env: NodeJS.ProcessEnv): string {
  return readEnvironment(env).DISTRIBUTORS_FILE ?? '';
}

/**
 * Every variable with the value in force, as `NAME=value` lines, of the sources' credentials those that are set; secrets masked,
 * also those in addresses.
 */
export function describeConfiguration(env: NodeJS.ProcessEnv): string[] {
  const values = readEnvironment(env);
  return Object.keys(Environment.properties).flatMap((name) => {
    const value = values[name as keyof Environment];
    if (value === undefined) return name in sourceCredentialVariables ? [] : [`${name}=`];
    return [`${name}=${printed(name, String(value))}`];
  });
}

function printed(name: string, value: string): string {
  if (SECRETS.includes(name)) return MASK;
  return ADDRESSES.includes(name) ? maskAddress(value) : maskAddresses(value);
}

function readEnvironment(env: NodeJS.ProcessEnv): Partial<Environment> {
  const given = Object.fromEntries(
    Object.keys(Environment.properties)
      .filter((name) => env[name] !== undefined && (env[name] !== '' || name === EMPTY_COUNTS))
      .map((name) => [name, env[name]]),
  );
  const values = Value.Default(Environment, Value.Convert(Environment, given)) as Partial<Environment>;
  const production = values.NODE_ENV === 'production';
  return {
    LOG_LEVEL: production ? 'info' : 'warn',
    DEMO: production ? 'off' : 'on',
    DRAIN_SECONDS: production ? 10 : 4,
    ...values,
  };
}

function schemaIssues(values: Partial<Environment>): string[] {
  const names = new Set(schemaErrors(Environment, values).map((error) => error.instancePath.slice(1)));
  return [...names].map((name) => {
    const key = name as keyof Environment;
    const { description } = Environment.properties[key] as { description?: string };
    const value = printed(name, String(values[key]));
    return `${name} must be ${description}${value === MASK ? '' : `, but is "${value}"`}.`;
  });
}

function proxyIssues({ TRUST_PROXY = 'off' }: Partial<Environment>): string[] {
  if (trustedProxies(TRUST_PROXY) !== null) return [];
  return [`TRUST_PROXY must be ${TRUST_PROXY_RULE}, but is "${printed('TRUST_PROXY', TRUST_PROXY)}".`];
}

function unleashIssues({ UNLEASH_URL, UNLEASH_TOKEN }: Partial<Environment>): string[] {
  const plainHttp = plainHttpIssues('UNLEASH_URL', UNLEASH_URL);
  if (UNLEASH_URL && !UNLEASH_TOKEN) return [...plainHttp, 'UNLEASH_TOKEN must be set when UNLEASH_URL is.'];
  if (UNLEASH_TOKEN && !UNLEASH_URL) return ['UNLEASH_URL must be set when UNLEASH_TOKEN is.'];
  return plainHttp;
}

/** 0 is no limit; SQLite would not wait at all. */
function sqliteLimits({ DATABASE_LOCK_MS }: Environment): { lockMs?: number } {
  return DATABASE_LOCK_MS > 0 ? { lockMs: DATABASE_LOCK_MS } : {};
}

function toConfiguration(values: Environment): Configuration {
  const production = values.NODE_ENV === 'production';
  const { OIDC_ISSUER, UNLEASH_URL, UNLEASH_TOKEN } = values;
  return {
    production,
    port: values.PORT,
    host: values.HOST,
    internalPort: values.INTERNAL_PORT ?? null,
    requestSeconds: values.REQUEST_SECONDS,
    drainSeconds: values.DRAIN_SECONDS,
    trustProxy: trustedProxies(values.TRUST_PROXY) ?? false,
    logLevel: values.LOG_LEVEL,
    database: values.DATABASE_URL
      ? { url: values.DATABASE_URL, limits: databaseLimits(values) }
      : { dataDir: values.DATA_DIR, ...sqliteLimits(values) },
    migrateAtStart: values.MIGRATE_AT_START === 'on',
    valkeyUrl: values.VALKEY_URL ?? null,
    demo: values.DEMO === 'on',
    distributorsFile: values.DISTRIBUTORS_FILE,
    unleash:
      UNLEASH_URL && UNLEASH_TOKEN
        ? { url: UNLEASH_URL, token: UNLEASH_TOKEN, pollSeconds: values.UNLEASH_POLL_SECONDS }
        : null,
    loginProvider: loginProviderOf(values),
    loginPolicy: loginPolicyOf(values),
    loginScope: values.OIDC_SCOPE,
    loginFrameOrigins: [originsOf(OIDC_ISSUER), values.OIDC_FRAME_ORIGINS.split(' ')].flat().filter(Boolean),
    loginMode: values.LOGIN_MODE,
    nationalIdClaim: values.OIDC_NATIONAL_ID_CLAIM,
    sessionIdleSeconds: values.SESSION_IDLE_SECONDS,
    sessionMaxSeconds: values.SESSION_MAX_SECONDS,
    sourceUrls: sourceAddresses(values),
    sourceCredentials: sourceCredentials(values),
    sourceTimeoutMs: values.SOURCE_TIMEOUT_MS,
    sourceBreakerFailures: values.SOURCE_BREAKER_FAILURES,
    sourceBreakerMs: values.SOURCE_BREAKER_MS,
    firstPageMs: values.FIRST_PAGE_MS,
    shedDelayMs: values.SHED_DELAY_MS,
    requestLimits: {
      perNetwork: values.REQUESTS_PER_MINUTE,
      perSession: values.SESSION_REQUESTS_PER_MINUTE,
    },
    loginStartsPerMinute: values.LOGIN_STARTS_PER_MINUTE,
    feedbackPerMinute: values.FEEDBACK_PER_MINUTE,
    claimsJumpsPerMinute: values.CLAIMS_JUMP_PER_MINUTE,
    linksPerMinute: values.LINKS_PER_MINUTE,
    retention: {
      feedbackDays: values.RETENTION_FEEDBACK_DAYS,
      auditDays: values.RETENTION_AUDIT_DAYS,
      changesDays: values.RETENTION_CHANGES_DAYS,
      idleCustomerDays: values.RETENTION_IDLE_CUSTOMER_DAYS,
    },
    claimsSystemSecret: values.CLAIMS_SYSTEM_SECRET ?? null,
    changesSecret: values.CHANGES_SECRET ?? null,
    securityContact: values.SECURITY_CONTACT ?? null,
    traces: tracesOf(values),
    analytics: analyticsOf(values),
    errorReports: errorReportsOf(values),
  };
}

function tracesOf(values: Environment): TraceSettings | null {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_EXPORTER_OTLP_HEADERS: headers } = values;
  if (!endpoint) return null;
  return {
    endpoint,
    headers: Object.fromEntries(headers.split(',').flatMap(headerOf)),
    serviceName: values.OTEL_SERVICE_NAME,
    ratio: values.OTEL_TRACES_SAMPLER_ARG,
  };
}

/** A header of `name=value,name=value`, the value as in an address. */
function headerOf(text: string): [string, string][] {
  const [name = '', ...value] = text.split('=');
  return name.trim() === '' ? [] : [[name.trim(), decodeURIComponent(value.join('=').trim())]];
}

function databaseLimits(values: Environment): DatabaseLimits {
  return {
    connections: values.DATABASE_CONNECTIONS,
    statementMs: values.DATABASE_STATEMENT_MS,
    lockMs: values.DATABASE_LOCK_MS,
  };
}

function originsOf(issuer: string | undefined): string[] {
  return issuer ? [new URL(issuer).origin] : [];
}
