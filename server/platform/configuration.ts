import { type Static, type TNumberOptions, Type } from 'typebox';
import { Value } from 'typebox/value';
import type { System } from '../../domain/systems.ts';
import type { DatabaseLocation } from './database.ts';
import { sourceAddresses, sourceAddressFaults, sourceAddressVariables } from './source-addresses.ts';

/** Unlike an integer, it isn't cut to size when it is read from a text. */
const wholeNumber = (options: TNumberOptions) => Type.Number({ multipleOf: 1, ...options });

const address = (schemes: string) => `^(${schemes})://\\S+$`;

/**
 * The environment variables (decisions 1), with their defaults. A description completes the sentence
 * «NAME must be …» when a value does not fit.
 */
const Environment = Type.Object({
  NODE_ENV: Type.Enum(['development', 'test', 'production'], {
    default: 'development',
    description: 'development, test or production',
  }),
  PORT: wholeNumber({ minimum: 0, maximum: 65535, default: 8000, description: 'a port from 0 to 65535' }),
  HOST: Type.String({ minLength: 1, default: '127.0.0.1', description: 'an address to listen on' }),
  TRUST_PROXY: Type.Enum(['on', 'off'], {
    default: 'off',
    description: 'on (X-Forwarded-Proto and -For come from our own proxy) or off',
  }),
  LOG_LEVEL: Type.Optional(
    Type.Enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent'], {
      description: 'fatal, error, warn, info, debug or silent',
    }),
  ),
  DATA_DIR: Type.String({
    minLength: 1,
    default: '.data',
    description: 'a folder for the embedded database',
  }),
  DATABASE_URL: Type.Optional(
    Type.String({ pattern: address('postgres|postgresql'), description: 'a postgres:// address' }),
  ),
  VALKEY_URL: Type.Optional(
    Type.String({ pattern: address('redis|rediss|valkey'), description: 'a redis:// address' }),
  ),
  DEMO: Type.Optional(Type.Enum(['on', 'off'], { description: 'on or off' })),
  DISTRIBUTORS_FILE: Type.String({
    minLength: 1,
    default: 'distributors.json',
    description: 'the path of a distributor file',
  }),
  OIDC_ISSUER: Type.Optional(
    Type.String({
      pattern: address('https|http'),
      description: 'an https:// address (http:// on localhost only)',
    }),
  ),
  OIDC_CLIENT_ID: Type.Optional(Type.String({ minLength: 1, description: 'a client id' })),
  OIDC_CLIENT_SECRET: Type.Optional(Type.String({ minLength: 1, description: 'a client secret' })),
  OIDC_FRAME_ORIGINS: Type.String({
    pattern: '^(https://[^\\s/]+( https://[^\\s/]+)*)?$',
    default: '',
    description: "the https:// origins that the provider's pages use in the login frame, spaces between",
  }),
  OIDC_SCOPE: Type.String({
    pattern: '\\bopenid\\b',
    default: 'openid profile',
    description: 'scopes with openid',
  }),
  OIDC_NATIONAL_ID_CLAIM: Type.String({ minLength: 1, default: 'pid', description: "a claim's name" }),
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
  ...sourceAddressVariables,
  SOURCE_PLAIN_HTTP: Type.Enum(['on', 'off'], {
    default: 'off',
    description: 'on (a service mesh encrypts what goes to http:// source addresses) or off',
  }),
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
  LOGIN_STARTS_PER_MINUTE: wholeNumber({ minimum: 1, default: 60, description: 'a whole number above 0' }),
  FEEDBACK_PER_MINUTE: wholeNumber({ minimum: 1, default: 60, description: 'a whole number above 0' }),
  CLAIMS_JUMP_PER_MINUTE: wholeNumber({ minimum: 1, default: 60, description: 'a whole number above 0' }),
  LINKS_PER_MINUTE: wholeNumber({ minimum: 1, default: 60, description: 'a whole number above 0' }),
  CLAIMS_SYSTEM_SECRET: Type.Optional(
    Type.String({ minLength: 16, description: 'a secret of at least 16 characters' }),
  ),
});
type Environment = Static<typeof Environment>;

/** A provider of the national login (decisions 1). */
export type LoginProvider = { issuer: string; clientId: string; clientSecret: string };

export type Configuration = {
  production: boolean;
  port: number;
  host: string;
  trustProxy: boolean;
  logLevel: string;
  database: DatabaseLocation;
  valkeyUrl: string | null;
  /** whether an empty store is filled with the demonstration portfolio */
  demo: boolean;
  distributorsFile: string;
  /** null: the embedded test login */
  loginProvider: LoginProvider | null;
  loginScope: string;
  /** what the login frame may show, beside our own pages */
  loginFrameOrigins: readonly string[];
  nationalIdClaim: string;
  sessionIdleSeconds: number;
  sessionMaxSeconds: number;
  /** the systems that a service of their own answers for; the store has the others */
  sourceUrls: Readonly<Partial<Record<System, string>>>;
  sourceTimeoutMs: number;
  /** so many failures in a row open a source's circuit breaker */
  sourceBreakerFailures: number;
  /** for so long an open breaker keeps a source from being asked */
  sourceBreakerMs: number;
  firstPageMs: number;
  loginStartsPerMinute: number;
  feedbackPerMinute: number;
  claimsJumpsPerMinute: number;
  linksPerMinute: number;
  /** null: no claims system redeems tokens here */
  claimsSystemSecret: string | null;
};

/** The configuration does not hold; `lines` has one readable line for each fault. */
export class ConfigurationError extends Error {
  readonly lines: readonly string[];
  constructor(lines: readonly string[]) {
    super(lines.join('\n'));
    this.lines = lines;
  }
}

/** The configuration in force. Throws `ConfigurationError` with all its faults at once (decisions 1). */
export function readConfiguration(env: NodeJS.ProcessEnv): Configuration {
  const values = readEnvironment(env);
  const plainHttp = values.NODE_ENV !== 'production' || values.SOURCE_PLAIN_HTTP === 'on';
  const faults = [...schemaFaults(values), ...loginFaults(values), ...sourceAddressFaults(env, plainHttp)];
  if (faults.length > 0) throw new ConfigurationError(faults);
  return toConfiguration(values as Environment);
}

const SECRETS = ['OIDC_CLIENT_SECRET', 'CLAIMS_SYSTEM_SECRET'];

/** Every variable with the value in force, as `NAME=value` lines; secrets and passwords in addresses masked. */
export function describeConfiguration(env: NodeJS.ProcessEnv): string[] {
  const values = readEnvironment(env);
  return Object.keys(Environment.properties).map((name) => {
    const value = values[name as keyof Environment];
    if (value === undefined) return `${name}=`;
    return `${name}=${SECRETS.includes(name) ? '********' : maskPassword(String(value))}`;
  });
}

function readEnvironment(env: NodeJS.ProcessEnv): Partial<Environment> {
  const given = Object.fromEntries(
    Object.keys(Environment.properties)
      .filter((name) => env[name] !== undefined && env[name] !== '')
      .map((name) => [name, env[name]]),
  );
  return Value.Default(Environment, Value.Convert(Environment, given)) as Partial<Environment>;
}

function schemaFaults(values: Partial<Environment>): string[] {
  const names = new Set(Value.Errors(Environment, values).map((error) => error.instancePath.slice(1)));
  return [...names].map((name) => {
    const key = name as keyof Environment;
    const { description } = Environment.properties[key] as { description?: string };
    const value = SECRETS.includes(name) ? '' : `, but is "${maskPassword(String(values[key]))}"`;
    return `${name} must be ${description}${value}.`;
  });
}

function loginFaults(values: Partial<Environment>): string[] {
  const names = ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'] as const;
  const missing = names.filter((name) => values[name] === undefined);
  if (missing.length === 0) return insecureIssuer(values.OIDC_ISSUER ?? '');
  if (values.NODE_ENV === 'production') {
    return missing.map(
      (name) => `${name} must be set with NODE_ENV=production: there is no test login there.`,
    );
  }
  if (missing.length === names.length) return [];
  return missing.map((name) => `${name} must be set when the other OIDC_ values are.`);
}

function insecureIssuer(issuer: string): string[] {
  if (!issuer.startsWith('http://')) return [];
  const { hostname } = URL.parse(issuer) ?? { hostname: '' };
  const local = hostname === 'localhost' || hostname.endsWith('.localhost') || hostname === '127.0.0.1';
  return local ? [] : [`OIDC_ISSUER must be an https:// address, but is "${issuer}".`];
}

function toConfiguration(values: Environment): Configuration {
  const production = values.NODE_ENV === 'production';
  const { OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET } = values;
  return {
    production,
    port: values.PORT,
    host: values.HOST,
    trustProxy: values.TRUST_PROXY === 'on',
    logLevel: values.LOG_LEVEL ?? (production ? 'info' : 'warn'),
    database: values.DATABASE_URL ? { url: values.DATABASE_URL } : { dataDir: values.DATA_DIR },
    valkeyUrl: values.VALKEY_URL ?? null,
    demo: values.DEMO ? values.DEMO === 'on' : !production,
    distributorsFile: values.DISTRIBUTORS_FILE,
    loginProvider:
      OIDC_ISSUER && OIDC_CLIENT_ID && OIDC_CLIENT_SECRET
        ? { issuer: OIDC_ISSUER, clientId: OIDC_CLIENT_ID, clientSecret: OIDC_CLIENT_SECRET }
        : null,
    loginScope: values.OIDC_SCOPE,
    loginFrameOrigins: [originsOf(OIDC_ISSUER), values.OIDC_FRAME_ORIGINS.split(' ')].flat().filter(Boolean),
    nationalIdClaim: values.OIDC_NATIONAL_ID_CLAIM,
    sessionIdleSeconds: values.SESSION_IDLE_SECONDS,
    sessionMaxSeconds: values.SESSION_MAX_SECONDS,
    sourceUrls: sourceAddresses(values),
    sourceTimeoutMs: values.SOURCE_TIMEOUT_MS,
    sourceBreakerFailures: values.SOURCE_BREAKER_FAILURES,
    sourceBreakerMs: values.SOURCE_BREAKER_MS,
    firstPageMs: values.FIRST_PAGE_MS,
    loginStartsPerMinute: values.LOGIN_STARTS_PER_MINUTE,
    feedbackPerMinute: values.FEEDBACK_PER_MINUTE,
    claimsJumpsPerMinute: values.CLAIMS_JUMP_PER_MINUTE,
    linksPerMinute: values.LINKS_PER_MINUTE,
    claimsSystemSecret: values.CLAIMS_SYSTEM_SECRET ?? null,
  };
}

function originsOf(issuer: string | undefined): string[] {
  return issuer ? [new URL(issuer).origin] : [];
}

function maskPassword(value: string): string {
  return value.replace(/(:\/\/[^:/@\s]*):[^@\s]*@/, '$1:********@');
}
