import { isIP } from 'node:net';
import { type Static, type TObject, type TProperties, Type } from 'typebox';
import { COLLECTOR_HEADERS_RULE, collectorHeaders } from './collector-headers.ts';
import { loginVariables } from './login-provider.ts';
import { plainHttpVariable, sourceAddressVariables } from './source-addresses.ts';
import { isSourceSecret, sourceCredentialVariables } from './source-credentials.ts';
import type { SourceName } from './source-names.ts';
import { statisticsVariables } from './statistics-services.ts';
import { TRUST_PROXY_RULE, trustedProxies } from './trusted-proxies.ts';
import { baseAddress, oneOf, wholeNumber } from './variable-types.ts';

const address = (schemes: string) => `^(${schemes})://\\S+$`;
const port = (options: { default?: number } = {}) =>
  Type.Number({
    multipleOf: 1,
    minimum: 0,
    maximum: 65535,
    ...options,
    description: 'a port from 0 to 65535',
  });
const share = Type.Number({ minimum: 0, maximum: 1, default: 1, description: 'a share from 0 to 1' });
/** PostgreSQL and timers reject or misread 2^31 and more. */
const HOUR_MS = 3_600_000;
const secret = Type.Optional(
  Type.String({ minLength: 16, writeOnly: true, description: 'a secret of at least 16 characters' }),
);

/**
 * The environment variables with their defaults, without those of single sources (spec: decisions §1).
 * A description completes the sentence «NAME must be …» when a value is invalid. `writeOnly` marks a secret.
 */
const Variables = Type.Object({
  NODE_ENV: oneOf(['development', 'test', 'production'], { default: 'development' }),
  PORT: port({ default: 8000 }),
  HOST: Type.Refine(
    Type.String({
      default: '127.0.0.1',
      description: 'an IP address or the name of a host, without scheme, port and brackets',
    }),
    (value) => isIP(value) !== 0 || (/^[\w.-]+$/.test(value) && URL.canParse(`http://${value}`)),
  ),
  INTERNAL_PORT: Type.Optional(port()),
  REQUEST_SECONDS: wholeNumber({ of: 'seconds', minimum: 1, maximum: 300, default: 20 }),
  /** default: 4, in production 10 */
  DRAIN_SECONDS: wholeNumber({ of: 'seconds', minimum: 0, maximum: 600 }),
  TRUST_PROXY: Type.Refine(
    Type.String({ default: 'off', description: TRUST_PROXY_RULE }),
    (value) => trustedProxies(value) !== null,
  ),
  /** default: warn, in production info */
  LOG_LEVEL: oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'silent']),
  REQUEST_LOG_LEVEL: oneOf(['info', 'debug', 'off'], { default: 'info' }),
  REQUEST_LOG_SHARE: share,
  DATA_DIR: Type.String({
    minLength: 1,
    default: '.data',
    description: 'a folder for the embedded database',
  }),
  DATABASE_URL: Type.Optional(
    Type.String({ pattern: address('postgres|postgresql'), description: 'a postgres:// address' }),
  ),
  DATABASE_CONNECTIONS: wholeNumber({ minimum: 1, maximum: 1000, default: 10 }),
  DATABASE_STATEMENT_MS: wholeNumber({
    of: 'ms',
    minimum: 0,
    maximum: HOUR_MS,
    zero: 'no limit',
    default: 5000,
  }),
  DATABASE_LOCK_MS: wholeNumber({ of: 'ms', minimum: 0, maximum: HOUR_MS, zero: 'no limit', default: 1000 }),
  MIGRATE_AT_START: oneOf(['on', 'off'], { default: 'on' }),
  VALKEY_URL: Type.Optional(
    Type.String({ pattern: address('redis|rediss|valkey'), description: 'a redis:// address' }),
  ),
  /** default: on, in production off */
  DEMO: oneOf(['on', 'off']),
  DISTRIBUTORS_FILE: Type.String({
    minLength: 1,
    default: 'distributors.json',
    description: 'the path of a distributor file',
  }),
  ...loginVariables,
  UNLEASH_URL: Type.Optional(baseAddress("the https:// address of an Unleash server's API")),
  UNLEASH_TOKEN: Type.Optional(
    Type.String({
      pattern: '^[\\x21-\\x7e]+$',
      writeOnly: true,
      description: 'a backend token of the Unleash server',
    }),
  ),
  UNLEASH_POLL_SECONDS: wholeNumber({ of: 'seconds', minimum: 1, maximum: 3600, default: 15 }),
  SESSION_IDLE_SECONDS: wholeNumber({ of: 'seconds', minimum: 1, default: 1800 }),
  SESSION_MAX_SECONDS: wholeNumber({ of: 'seconds', minimum: 1, default: 7200 }),
  ...plainHttpVariable,
  SOURCE_TIMEOUT_MS: wholeNumber({ of: 'ms', minimum: 1, maximum: 60_000, default: 2000 }),
  SOURCE_BREAKER_FAILURES: wholeNumber({ minimum: 1, default: 5 }),
  SOURCE_BREAKER_MS: wholeNumber({ of: 'ms', minimum: 1, default: 10_000 }),
  FIRST_PAGE_MS: wholeNumber({ of: 'ms', minimum: 0, maximum: 60_000, default: 250 }),
  SHED_DELAY_MS: wholeNumber({ of: 'ms', minimum: 0, zero: 'never', default: 400 }),
  REQUESTS_PER_MINUTE: wholeNumber({ minimum: 0, zero: 'no limit', default: 6000 }),
  SESSION_REQUESTS_PER_MINUTE: wholeNumber({ minimum: 0, zero: 'no limit', default: 600 }),
  LOGIN_STARTS_PER_MINUTE: wholeNumber({ minimum: 1, default: 300 }),
  FEEDBACK_PER_MINUTE: wholeNumber({ minimum: 1, default: 60 }),
  CLAIMS_JUMP_PER_MINUTE: wholeNumber({ minimum: 1, default: 600 }),
  LINKS_PER_MINUTE: wholeNumber({ minimum: 1, default: 600 }),
  RETENTION_FEEDBACK_DAYS: wholeNumber({ of: 'days', minimum: 1, default: 730 }),
  RETENTION_AUDIT_DAYS: wholeNumber({ of: 'days', minimum: 1, default: 395 }),
  RETENTION_CHANGES_DAYS: wholeNumber({ of: 'days', minimum: 1, default: 90 }),
  RETENTION_IDLE_CUSTOMER_DAYS: wholeNumber({ of: 'days', minimum: 0, zero: 'never', default: 0 }),
  CHANGES_SECRET: secret,
  CLAIMS_SYSTEM_SECRET: secret,
  SECURITY_CONTACT: Type.Optional(
    Type.String({
      pattern: '^(mailto:[^\\s@]+@[^\\s@]+|https://[^\\s@]+)$',
      description: 'a mailto: or https: address',
    }),
  ),
  OTEL_EXPORTER_OTLP_ENDPOINT: Type.Optional(
    Type.String({ pattern: address('http|https'), description: 'an http(s):// address' }),
  ),
  OTEL_EXPORTER_OTLP_HEADERS: Type.Refine(
    Type.String({ default: '', writeOnly: true, description: COLLECTOR_HEADERS_RULE }),
    (value) => collectorHeaders(value) !== null,
  ),
  OTEL_SERVICE_NAME: Type.String({ minLength: 1, default: 'forsikringsoversikt', description: 'a name' }),
  OTEL_TRACES_SAMPLER_ARG: share,
  ...statisticsVariables,
});
/** The values of the variables. Those of single sources are texts, and are read by name. */
export type Environment = Static<typeof Variables>;

/** Returns the schema of the variables for the given sources. */
export function environmentFor(names: readonly SourceName[]): TObject {
  const ofSources = { ...sourceAddressVariables(names), ...sourceCredentialVariables(names) };
  const entries = Object.entries(Variables.properties);
  const place = entries.findIndex(([name]) => name in plainHttpVariable);
  return Type.Object(
    Object.fromEntries([...entries.slice(0, place), ...Object.entries(ofSources), ...entries.slice(place)]),
  );
}

/** Returns whether the value of a variable is never shown. */
export function isSecret(name: string): boolean {
  const schema = (Variables.properties as TProperties)[name] as { writeOnly?: boolean } | undefined;
  return schema?.writeOnly === true || isSourceSecret(name);
}

/** Returns whether a variable holds an address, which may contain a password. */
export function isAddress(name: string): boolean {
  return /_URL$|^OTEL_EXPORTER_OTLP_ENDPOINT$|^OIDC_ISSUER$|^SENTRY_DSN$|^ANALYTICS_API_HOST$/.test(name);
}
