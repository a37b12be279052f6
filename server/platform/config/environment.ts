import { type Static, type TObject, Type } from 'typebox';
import { loginVariables } from './login-provider.ts';
import { plainHttpVariable, sourceAddressVariables } from './source-addresses.ts';
import { isSourceSecret, sourceCredentialVariables } from './source-credentials.ts';
import { SOURCE_NAMES, type SourceName } from './source-names.ts';
import { statisticsVariables } from './statistics-services.ts';
import { TRUST_PROXY_RULE } from './trusted-proxies.ts';
import { wholeNumber } from './whole-number.ts';

const address = (schemes: string) => `^(${schemes})://\\S+$`;

/**
 * The environment variables with their defaults, without those of single sources (spec: decisions §1). A description completes the sentence
 * «NAME must be …» when a value is invalid.
 */
const Variables = Type.Object({
  NODE_ENV: Type.Enum(['development', 'test', 'production'], {
    default: 'development',
    description: 'development, test or production',
  }),
  PORT: wholeNumber({ minimum: 0, maximum: 65535, default: 8000, description: 'a port from 0 to 65535' }),
  HOST: Type.String({ minLength: 1, default: '127.0.0.1', description: 'an address to listen on' }),
  INTERNAL_PORT: Type.Optional(
    wholeNumber({ minimum: 0, maximum: 65535, description: 'a port from 0 to 65535' }),
  ),
  REQUEST_SECONDS: wholeNumber({
    minimum: 1,
    maximum: 300,
    default: 20,
    description: 'a whole number of seconds from 1 to 300',
  }),
  /** default: 4, in production 10 */
  DRAIN_SECONDS: wholeNumber({
    minimum: 0,
    maximum: 600,
    description: 'a whole number of seconds from 0 to 600',
  }),
  TRUST_PROXY: Type.String({ default: 'off', description: TRUST_PROXY_RULE }),
  /** default: warn, in production info */
  LOG_LEVEL: Type.Enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent'], {
    description: 'fatal, error, warn, info, debug or silent',
  }),
  REQUEST_LOG_LEVEL: Type.Enum(['info', 'debug', 'off'], {
    default: 'info',
    description: 'info, debug or off',
  }),
  REQUEST_LOG_SHARE: Type.Number({
    minimum: 0,
    maximum: 1,
    default: 1,
    description: 'a share from 0 to 1',
  }),
  DATA_DIR: Type.String({
    minLength: 1,
    default: '.data',
    description: 'a folder for the embedded database',
  }),
  DATABASE_URL: Type.Optional(
    Type.String({ pattern: address('postgres|postgresql'), description: 'a postgres:// address' }),
  ),
  DATABASE_CONNECTIONS: wholeNumber({
    minimum: 1,
    maximum: 1000,
    default: 10,
    description: 'a whole number from 1 to 1000',
  }),
  DATABASE_STATEMENT_MS: wholeNumber({
    minimum: 0,
    default: 5000,
    description: 'a whole number of ms from 0 (no limit)',
  }),
  DATABASE_LOCK_MS: wholeNumber({
    minimum: 0,
    default: 1000,
    description: 'a whole number of ms from 0 (no limit)',
  }),
  MIGRATE_AT_START: Type.Enum(['on', 'off'], { default: 'on', description: 'on or off' }),
  VALKEY_URL: Type.Optional(
    Type.String({ pattern: address('redis|rediss|valkey'), description: 'a redis:// address' }),
  ),
  /** default: on, in production off */
  DEMO: Type.Enum(['on', 'off'], { description: 'on or off' }),
  DISTRIBUTORS_FILE: Type.String({
    minLength: 1,
    default: 'distributors.json',
    description: 'the path of a distributor file',
  }),
  ...loginVariables,
  UNLEASH_URL: Type.Optional(
    Type.String({
      pattern: '^https?://[^\\s/@?#]+[^\\s@?#]*$',
      description:
        "the https:// address of an Unleash server's API (http:// on localhost only), without user, query and fragment",
    }),
  ),
  UNLEASH_TOKEN: Type.Optional(
    Type.String({ pattern: '^\\S+$', description: 'a backend token of the Unleash server' }),
  ),
  UNLEASH_POLL_SECONDS: wholeNumber({
    minimum: 1,
    maximum: 3600,
    default: 15,
    description: 'a whole number of seconds from 1 to 3600',
  }),
  SESSION_IDLE_SECONDS: wholeNumber({
    minimum: 1,
    default: 1800,
    description: 'a whole number of seconds above 0',
  }),
  SESSION_MAX_SECONDS: wholeNumber({
    minimum: 1,
    default: 7200,
    description: 'a whole number of seconds above 0',
  }),
  ...plainHttpVariable,
  SOURCE_TIMEOUT_MS: wholeNumber({
    minimum: 1,
    maximum: 60_000,
    default: 2000,
    description: 'a whole number of ms from 1 to 60000',
  }),
  SOURCE_BREAKER_FAILURES: wholeNumber({ minimum: 1, default: 5, description: 'a whole number above 0' }),
  SOURCE_BREAKER_MS: wholeNumber({
    minimum: 1,
    default: 10_000,
    description: 'a whole number of ms above 0',
  }),
  FIRST_PAGE_MS: wholeNumber({ minimum: 0, default: 250, description: 'a whole number of ms from 0' }),
  SHED_DELAY_MS: wholeNumber({
    minimum: 0,
    default: 400,
    description: 'a whole number of ms from 0 (never)',
  }),
  REQUESTS_PER_MINUTE: wholeNumber({
    minimum: 0,
    default: 6000,
    description: 'a whole number from 0 (no limit)',
  }),
  SESSION_REQUESTS_PER_MINUTE: wholeNumber({
    minimum: 0,
    default: 600,
    description: 'a whole number from 0 (no limit)',
  }),
  LOGIN_STARTS_PER_MINUTE: wholeNumber({ minimum: 1, default: 300, description: 'a whole number above 0' }),
  FEEDBACK_PER_MINUTE: wholeNumber({ minimum: 1, default: 60, description: 'a whole number above 0' }),
  CLAIMS_JUMP_PER_MINUTE: wholeNumber({ minimum: 1, default: 60, description: 'a whole number above 0' }),
  LINKS_PER_MINUTE: wholeNumber({ minimum: 1, default: 60, description: 'a whole number above 0' }),
  RETENTION_FEEDBACK_DAYS: wholeNumber({
    minimum: 1,
    default: 730,
    description: 'a whole number of days above 0',
  }),
  RETENTION_AUDIT_DAYS: wholeNumber({
    minimum: 1,
    default: 395,
    description: 'a whole number of days above 0',
  }),
  RETENTION_CHANGES_DAYS: wholeNumber({
    minimum: 1,
    default: 90,
    description: 'a whole number of days above 0',
  }),
  RETENTION_IDLE_CUSTOMER_DAYS: wholeNumber({
    minimum: 0,
    default: 0,
    description: 'a whole number of days from 0 (never)',
  }),
  CHANGES_SECRET: Type.Optional(
    Type.String({ minLength: 16, description: 'a secret of at least 16 characters' }),
  ),
  CLAIMS_SYSTEM_SECRET: Type.Optional(
    Type.String({ minLength: 16, description: 'a secret of at least 16 characters' }),
  ),
  SECURITY_CONTACT: Type.Optional(
    Type.String({
      pattern: '^(mailto:[^\\s@]+@[^\\s@]+|https://[^\\s@]+)$',
      description: 'a mailto: or https: address',
    }),
  ),
  OTEL_EXPORTER_OTLP_ENDPOINT: Type.Optional(
    Type.String({ pattern: address('http|https'), description: 'an http(s):// address' }),
  ),
  OTEL_EXPORTER_OTLP_HEADERS: Type.String({
    pattern: '^((?!%(?![0-9A-Fa-f]{2})).)*$',
    default: '',
    description: 'name=value pairs separated by commas, values encoded as in addresses',
  }),
  OTEL_SERVICE_NAME: Type.String({ minLength: 1, default: 'forsikringsoversikt', description: 'a name' }),
  OTEL_TRACES_SAMPLER_ARG: Type.Number({
    minimum: 0,
    maximum: 1,
    default: 1,
    description: 'a share from 0 to 1',
  }),
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

/** The variables for the shipped systems. */
export const Environment = environmentFor(SOURCE_NAMES);

const SECRETS: readonly string[] = [
  'OIDC_CLIENT_SECRET',
  'CLAIMS_SYSTEM_SECRET',
  'CHANGES_SECRET',
  'UNLEASH_TOKEN',
  'OTEL_EXPORTER_OTLP_HEADERS',
];

/** Returns whether the value of a variable is never shown. */
export function isSecret(name: string): boolean {
  return SECRETS.includes(name) || isSourceSecret(name);
}

/** Returns whether a variable holds an address, which may contain a password. */
export function isAddress(name: string): boolean {
  return /_URL$|^OTEL_EXPORTER_OTLP_ENDPOINT$|^OIDC_ISSUER$|^SENTRY_DSN$|^ANALYTICS_API_HOST$/.test(name);
}
