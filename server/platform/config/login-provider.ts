import { type Static, Type } from 'typebox';
import { type ClientKey, readClientKey } from './client-key.ts';
import { maskAddresses } from './mask-secrets.ts';
import { plainHttpIssues } from './plain-http.ts';
import { baseAddress, oneOf, wholeNumber } from './variable-types.ts';

const VALUES = '[\\x21-\\x7e]+( [\\x21-\\x7e]+)*';

/** The environment variables of the login (spec: beyond §4). */
export const loginVariables = {
  OIDC_ISSUER: Type.Optional(baseAddress()),
  OIDC_CLIENT_ID: Type.Optional(Type.String({ minLength: 1, description: 'a client id' })),
  OIDC_CLIENT_SECRET: Type.Optional(
    Type.String({ minLength: 1, writeOnly: true, description: 'a client secret' }),
  ),
  OIDC_CLIENT_AUTH: oneOf(['client_secret_basic', 'client_secret_post', 'private_key_jwt'], {
    default: 'client_secret_basic',
  }),
  OIDC_CLIENT_KEY_FILE: Type.Optional(Type.String({ minLength: 1 })),
  OIDC_SCOPE: Type.String({
    pattern: '\\bopenid\\b',
    default: 'openid profile',
    description: 'scopes with openid',
  }),
  OIDC_NATIONAL_ID_CLAIM: Type.String({ minLength: 1, default: 'pid', description: "a claim's name" }),
  OIDC_USERINFO: oneOf(['on', 'off'], { default: 'off' }),
  OIDC_ACR_VALUES: Type.String({
    pattern: `^(${VALUES})?$`,
    default: '',
    description: 'acr values separated by spaces',
  }),
  OIDC_MIN_ACR: Type.String({
    pattern: `^(${VALUES})?$`,
    default: '',
    description: 'the lowest acr value that is accepted, then the higher ones, separated by spaces',
  }),
  OIDC_MAX_AGE: Type.Optional(wholeNumber({ of: 'seconds', minimum: 0 })),
  /** An empty value is meaningful: no prompt is requested. */
  OIDC_PROMPT: Type.Enum(['login', 'select_account', 'none', ''], {
    default: 'login',
    description: 'login, select_account, none, or empty for single sign-on',
  }),
  OIDC_LOGOUT: oneOf(['on', 'off'], { default: 'on' }),
  OIDC_FRAME_ORIGINS: Type.String({
    pattern: '^(https://[^\\s/]+/?( https://[^\\s/]+/?)*)?$',
    default: '',
    description: "the https:// origins that the provider's pages use in the login frame, separated by spaces",
  }),
  LOGIN_MODE: oneOf(['frame', 'window'], { default: 'frame' }),
};
const LoginVariables = Type.Object(loginVariables);
type LoginVariables = Static<typeof LoginVariables>;
type Values = Partial<LoginVariables> & { NODE_ENV?: string };

/** The method and the secret or key that authenticate the portal to the provider. */
export type ClientAuthentication =
  | { method: 'client_secret_basic'; secret: string }
  | { method: 'client_secret_post'; secret: string }
  | { method: 'private_key_jwt'; key: ClientKey };

/** A provider of the national login (spec: decisions §1). */
export type LoginProvider = { issuer: string; clientId: string; authentication: ClientAuthentication };

/** The requirements that the provider is asked for, and those that a login must meet (spec: beyond §4). */
export type LoginPolicy = ReturnType<typeof loginPolicyOf>;

/** Returns the configured provider; null: the embedded test login. Throws if the key file is unusable. */
export function loginProviderOf(values: Values): LoginProvider | null {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId } = values;
  const authentication = authenticationOf(values);
  return issuer && clientId && authentication ? { issuer, clientId, authentication } : null;
}

function authenticationOf(values: Values): ClientAuthentication | null {
  const { OIDC_CLIENT_AUTH: method, OIDC_CLIENT_KEY_FILE: path, OIDC_CLIENT_SECRET: secret } = values;
  if (method !== 'private_key_jwt') return secret && method ? { method, secret } : null;
  if (!path) return null;
  const { key, issue } = readClientKey(path);
  if (!key) throw new Error(issue);
  return { method, key };
}

/** Returns the requested and accepted properties of a login (ADR-020). */
export function loginPolicyOf(values: LoginVariables) {
  const asked = listOf(values.OIDC_ACR_VALUES);
  const accepted = acceptedLevels(listOf(values.OIDC_MIN_ACR), asked);
  return {
    /** requested levels (`acr`); empty: the provider chooses */
    askedLevels: asked.length > 0 ? asked : accepted,
    /** accepted levels, lowest first; empty: any level */
    acceptedLevels: accepted,
    /** maximum age of the authentication, in seconds; null: the provider decides, and may omit it */
    maxAgeSeconds: values.OIDC_MAX_AGE ?? null,
    /** prompt for a customer whom the provider already knows; '': the provider decides */
    prompt: values.OIDC_PROMPT,
    /** whether userinfo is requested for a national id that is missing from the id token */
    usesUserinfo: values.OIDC_USERINFO === 'on',
    /** whether a logout continues at the provider */
    logsOutAtProvider: values.OIDC_LOGOUT === 'on',
  };
}

/** Returns a readable line for each conflict between the login variables, and each issue in the key file. */
export function loginIssues(values: Values): string[] {
  return [...missing(values), ...plainHttpIssues('OIDC_ISSUER', values.OIDC_ISSUER), ...keyIssues(values)];
}

function missing(values: Values): string[] {
  const proof = values.OIDC_CLIENT_AUTH === 'private_key_jwt' ? 'OIDC_CLIENT_KEY_FILE' : 'OIDC_CLIENT_SECRET';
  const needed = ['OIDC_ISSUER', 'OIDC_CLIENT_ID', proof] as const;
  const lacking = needed.filter((name) => values[name] === undefined);
  if (values.NODE_ENV === 'production')
    return lacking.map(
      (name) => `${name} must be set with NODE_ENV=production: production has no test login.`,
    );
  if (lacking.length === needed.length) return [];
  return lacking.map((name) => `${name} must be set when the other OIDC_ values are.`);
}

function keyIssues({ OIDC_CLIENT_AUTH: method, OIDC_CLIENT_KEY_FILE: path }: Values): string[] {
  if (!path) return [];
  const { issue } = readClientKey(path);
  return [
    ...(method === 'private_key_jwt'
      ? []
      : ['OIDC_CLIENT_AUTH must be private_key_jwt when OIDC_CLIENT_KEY_FILE is set.']),
    ...(issue ? [`OIDC_CLIENT_KEY_FILE: the file ${maskAddresses(path)} ${issue}.`] : []),
  ];
}

/** Returns a readable line if levels are requested that would be refused. */
export function loginNotices({ askedLevels, acceptedLevels: accepted }: LoginPolicy): string[] {
  const refused = accepted.length === 0 ? [] : askedLevels.filter((level) => !accepted.includes(level));
  if (refused.length === 0) return [];
  return [
    `OIDC_ACR_VALUES asks for ${refused.join(', ')}, and OIDC_MIN_ACR accepts only ${accepted.join(', ')} (the lowest first).`,
  ];
}

/**
 * Returns the accepted login levels (`acr`), lowest first (ADR-020). An empty list accepts any level.
 * `minimum` lists the lowest level and then the higher ones. If it has only one level, the levels after it in
 * `asked` are also accepted.
 */
export function acceptedLevels(minimum: readonly string[], asked: readonly string[]): readonly string[] {
  const [lowest, ...higher] = minimum;
  if (lowest === undefined || higher.length > 0) return minimum;
  return asked.includes(lowest) ? asked.slice(asked.indexOf(lowest)) : minimum;
}

function listOf(values: string): string[] {
  return values.split(' ').filter(Boolean);
}
