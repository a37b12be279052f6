import * as oidc from 'openid-client';
import type { ClientCredentials, SourceCredentials } from '../platform/config/source-credentials.ts';
import { boundedFetch } from '../platform/http/bounded-fetch.ts';
import { SourceError } from './source-error.ts';
import type { Fetch } from './source-fetch.ts';

/** The bearer tokens that a source is asked with. */
export type AccessTokens = {
  /** Returns the token; null where the source asks for none. Rejects with `SourceError` 'no-token'. */
  get(signal: AbortSignal): Promise<string | null>;
  /** Says that the source refused a token (401). Returns whether `get` will return another one. */
  refused(token: string): boolean;
};

/** A token is asked for anew so long before it ends that a request with it still arrives, in ms. */
const EARLY_MS = 30_000;
/** Minimum lifetime of a token that replaced a refused one, even if it is refused itself, in ms. */
const REPLACED_MS = 10_000;

/** Returns the tokens for a source by what it asks for. `timeoutMs`: how long its token service may take. */
export function accessTokens(
  wanted: SourceCredentials['token'],
  fetch: Fetch,
  timeoutMs: number,
): AccessTokens {
  if (wanted !== null && typeof wanted !== 'string') return grantedTokens(wanted, fetch, timeoutMs);
  return { get: async () => wanted, refused: () => false };
}

type Granted = { token: string; asked: number; ends: number; replaces: boolean };

/** Tokens by client credentials: one at a time for all customers, kept until shortly before it ends (spec: beyond §5). */
function grantedTokens(credentials: ClientCredentials, fetch: Fetch, timeoutMs: number): AccessTokens {
  const service = tokenService(credentials, fetch, timeoutMs);
  const scope: Record<string, string> = credentials.scope === null ? {} : { scope: credentials.scope };
  let kept: Granted | null = null;
  let wasRefused = false;
  let underWay: Promise<Granted> | null = null;

  async function ask(): Promise<Granted> {
    const asked = performance.now();
    const { access_token: token, expires_in: seconds } = await oidc
      .clientCredentialsGrant(service, scope)
      .catch(() => {
        throw new SourceError('no-token');
      });
    const lifetime = seconds === undefined ? Number.POSITIVE_INFINITY : seconds * 1000;
    kept = { token, asked, ends: asked + lifetime - Math.min(EARLY_MS, lifetime / 2), replaces: wasRefused };
    wasRefused = false;
    return kept;
  }

  return {
    async get(signal) {
      if (kept && performance.now() < kept.ends) return kept.token;
      underWay ??= ask().finally(() => {
        underWay = null;
      });
      return (await inTime(underWay, signal)).token;
    },
    refused(token) {
      if (kept?.token !== token) return true;
      // A source that refuses whatever it is given must not cost its token service a request each time.
      if (kept.replaces && performance.now() - kept.asked < REPLACED_MS) return false;
      kept = null;
      wasRefused = true;
      return true;
    },
  };
}

function tokenService(
  { tokenUrl, clientId, clientSecret }: ClientCredentials,
  fetch: Fetch,
  timeoutMs: number,
): oidc.Configuration {
  const service = new oidc.Configuration(
    { issuer: new URL(tokenUrl).origin, token_endpoint: tokenUrl },
    clientId,
    undefined,
    oidc.ClientSecretBasic(clientSecret),
  );
  service.timeout = timeoutMs / 1000;
  service[oidc.customFetch] = boundedFetch(fetch) as oidc.CustomFetch;
  // Whether an address may be without encryption is checked with the configuration.
  if (tokenUrl.startsWith('http://')) oidc.allowInsecureRequests(service);
  return service;
}

/** One customer's deadline ends their waiting, not what others wait for too. */
async function inTime<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  const ended = Promise.withResolvers<never>();
  const onAbort = () => ended.reject(new SourceError('timeout'));
  signal.addEventListener('abort', onAbort, { once: true });
  if (signal.aborted) onAbort();
  try {
    return await Promise.race([promise, ended.promise]);
  } finally {
    signal.removeEventListener('abort', onAbort);
  }
}
