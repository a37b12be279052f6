import { createRemoteJWKSet, customFetch } from 'jose/jwks/remote';
import { jwtVerify } from 'jose/jwt/verify';
import { boundedFetch } from '../platform/http/bounded-fetch.ts';
import { lazyByKey } from '../platform/lazy.ts';
import type { SharedState } from '../platform/state/shared-state.ts';
import { type DiscoverProvider, PROVIDER_MS } from './discover-provider.ts';
import { CLOCK_SKEW_SECONDS } from './login-claims.ts';
import type { LoginClient } from './login-client.ts';
import { REFETCH_SECONDS } from './rotated-keys.ts';

/** Type of a logout token. Another JWT of the provider, for example an access token, has another one. */
const TYPE = 'logout+jwt';
const EVENT = 'http://schemas.openid.net/event/backchannel-logout';
const ALGORITHMS = [
  ...['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512'],
  ...['EdDSA', 'Ed25519'],
];
/** Maximum age of a token, in seconds. */
const MAX_AGE_SECONDS = 120;
/** Maximum remaining validity, in seconds. The specification recommends two minutes; some providers use five. */
const MAX_VALID_SECONDS = 300;
/** How long a used token is remembered to reject replays, in ms. Longer than a token is valid. */
const REMEMBERED_MS = 10 * 60_000;
/** Error codes of `jose` when the provider's keys can't be fetched. */
const NO_KEYS: readonly unknown[] = ['ERR_JWKS_TIMEOUT', 'ERR_JOSE_GENERIC'];

/** The token is invalid. The message comes from our code or the library. */
export class LogoutTokenRefused extends Error {}
/** The token can't be checked because the provider does not answer. */
export class ProviderSilent extends Error {}

/** The login that has ended: one session of the provider, or all sessions of a customer. */
export type EndedLogin = { kind: 'sid' | 'sub'; name: string };

/** Returns the verifier of logout tokens (OpenID Connect Back-Channel Logout 1.0, 2.6; ASVS 10.5.5). */
export function logoutTokens(state: SharedState, client: LoginClient, discover: DiscoverProvider) {
  const keysAt = lazyByKey((address: string) => {
    const fetchKeys = boundedFetch(client.fetch ?? fetch);
    return createRemoteJWKSet(new URL(address), {
      timeoutDuration: PROVIDER_MS,
      cooldownDuration: REFETCH_SECONDS * 1000,
      [customFetch]: (url, options) => fetchKeys(url, options),
    });
  });

  /**
   * Ends the login that the token names. A token is accepted once, but again after `end` has failed: the provider sends
   * it again. Rejects with `LogoutTokenRefused` or `ProviderSilent`.
   */
  return async (origin: string, token: unknown, end: (login: EndedLogin) => Promise<void>): Promise<void> => {
    if (typeof token !== 'string') throw new LogoutTokenRefused('no logout token');
    const { issuer, jwks_uri } = (await metadataOf(discover, origin)) ?? {};
    if (!issuer || !jwks_uri) throw new ProviderSilent();
    const { payload } = await jwtVerify(token, keysAt(jwks_uri), {
      issuer,
      audience: client.clientId,
      typ: TYPE,
      algorithms: ALGORITHMS,
      maxTokenAge: MAX_AGE_SECONDS,
      clockTolerance: CLOCK_SKEW_SECONDS,
      requiredClaims: ['exp', 'jti', 'events'],
    }).catch((error) => {
      throw refusalOf(error);
    });
    const { exp, jti, sid, sub, events, nonce } = payload;
    if (isTooLongValid(exp)) throw new LogoutTokenRefused('the token is valid for too long');
    if (nonce !== undefined) throw new LogoutTokenRefused('the token has a nonce');
    if (!isLogout(events)) throw new LogoutTokenRefused('the token is for another event');
    if (typeof jti !== 'string' || jti === '') throw new LogoutTokenRefused('the token has no jti');
    const ended = endedLogin(sid, sub);
    if (!ended) throw new LogoutTokenRefused('the token has no sid or sub');
    const used = `logout-token:${issuer} ${jti}`;
    if (await state.get(used)) throw new LogoutTokenRefused('the token is already used');
    await end(ended);
    // A number: servers of the previous version count it in Valkey. In the database, they accept the token once more.
    await state.set(used, 1, REMEMBERED_MS);
  };
}

/** Returns the provider's metadata, or null if it does not answer. */
export async function metadataOf(discover: DiscoverProvider, origin: string) {
  return await discover(origin).then(
    (provider) => provider.serverMetadata(),
    () => null,
  );
}

function isTooLongValid(exp: number | undefined): boolean {
  return exp === undefined || exp > Date.now() / 1000 + MAX_VALID_SECONDS + CLOCK_SKEW_SECONDS;
}

function endedLogin(sid: unknown, sub: unknown): EndedLogin | null {
  if (typeof sid === 'string' && sid !== '') return { kind: 'sid', name: sid };
  return typeof sub === 'string' && sub !== '' ? { kind: 'sub', name: sub } : null;
}

function isLogout(events: unknown): boolean {
  const event = typeof events === 'object' && events !== null && (events as Record<string, unknown>)[EVENT];
  return typeof event === 'object' && event !== null;
}

function refusalOf(error: unknown): Error {
  const { code } = error as { code?: unknown };
  if (error instanceof TypeError || NO_KEYS.includes(code)) return new ProviderSilent();
  return new LogoutTokenRefused(typeof code === 'string' ? code : 'the token is malformed');
}
