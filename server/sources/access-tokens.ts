import * as oidc from 'openid-client';
import type { ClientCredentials, SourceCredentials } from '../platform/config/source-credentials.ts';
import type { Fetch } from '../platform/http/bounded-fetch.ts';
import { boundedFetch } from '../platform/http/bounded-fetch.ts';
import { createDeadline } from './deadline.ts';
import { SourceError } from './source-error.ts';

/** The bearer tokens for requests to a source. */
export type AccessTokens = {
  /** Returns the token; null when the source needs none. Rejects with `SourceError` 'no-token'. */
  get(signal: AbortSignal): Promise<string | null>;
  /** Reports that the source refused a token (401). Returns whether `get` will return another token. */
  refused(token: string): boolean;
};

/**
 * A token is renewed this long before it expires, in ms. In the first half of that time requests are sent with it: they
 * need not wait, also while the token service is away for seconds. Later they might not arrive in time.
 */
const EARLY_MS = 30_000;
/** Minimum time after a failed renewal, in ms. Each request would cause another one. */
const RETRY_MS = 1000;
/** Minimum lifetime of a token that replaced a refused one, in ms. It applies even if that token is refused. */
const REPLACED_MS = 10_000;

/** Returns the tokens for a source according to its credentials. `timeoutMs` is the timeout of its token service. */
export function accessTokens(
  wanted: SourceCredentials['token'],
  fetch: Fetch,
  timeoutMs: number,
): AccessTokens {
  if (wanted !== null && typeof wanted !== 'string') return grantedTokens(wanted, fetch, timeoutMs);
  return { get: async () => wanted, refused: () => false };
}

type Granted = { token: string; asked: number; renewal: number; ends: number; replaces: boolean };

/** Returns tokens by client credentials: one for all customers, kept until shortly before it expires (spec: beyond §5). */
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
      .catch((error) => {
        throw new SourceError('no-token', undefined, error);
      });
    const lifetime = seconds === undefined ? Number.POSITIVE_INFINITY : seconds * 1000;
    const early = Math.min(EARLY_MS, lifetime / 2);
    const expiry = asked + lifetime;
    kept = { token, asked, renewal: expiry - early, ends: expiry - early / 2, replaces: wasRefused };
    wasRefused = false;
    return kept;
  }

  return {
    async get(signal) {
      const now = performance.now();
      if (kept && now < kept.renewal) return kept.token;
      underWay ??= ask().finally(() => {
        underWay = null;
      });
      if (kept && now < kept.ends) {
        const valid = kept;
        underWay.catch(() => {
          valid.renewal = Math.min(performance.now() + RETRY_MS, valid.ends);
        });
        return valid.token;
      }
      return (await untilAborted(underWay, signal)).token;
    },
    refused(token) {
      if (kept?.token !== token) return true;
      // A source that refuses every token must not cause a request to its token service each time.
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
  // The library's own timeout would count an answer as late that arrived in a stall.
  service.timeout = undefined;
  service[oidc.customFetch] = inTimeFetch(boundedFetch(fetch), timeoutMs) as oidc.CustomFetch;
  // The configuration check decides whether an unencrypted address is allowed.
  if (tokenUrl.startsWith('http://')) oidc.allowInsecureRequests(service);
  return service;
}

/** Returns a `fetch` with a deadline of its own for each request. */
function inTimeFetch(fetch: Fetch, timeoutMs: number): Fetch {
  return async (url, options) => {
    const { signal, clear } = createDeadline(timeoutMs);
    return await fetch(url, { ...options, signal }).finally(clear);
  };
}

/** Returns the result of a promise that others may wait for too, or rejects when the signal aborts. */
async function untilAborted<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  const ended = Promise.withResolvers<never>();
  const onAbort = () => ended.reject(new SourceError('no-token', undefined, new SourceError('timeout')));
  signal.addEventListener('abort', onAbort, { once: true });
  if (signal.aborted) onAbort();
  const first = Promise.race([promise, ended.promise]);
  return await first.finally(() => signal.removeEventListener('abort', onAbort));
}
