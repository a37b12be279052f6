import { createRemoteJWKSet, customFetch } from 'jose/jwks/remote';
import { jwtVerify } from 'jose/jwt/verify';
import { boundedFetch } from '../platform/http/bounded-fetch.ts';
import type { SharedState } from '../platform/state/shared-state.ts';
import { type DiscoverProvider, PROVIDER_MS } from './discover-provider.ts';
import type { LoginClient } from './login-client.ts';

const EVENT = 'http://schemas.openid.net/event/backchannel-logout';
const ALGORITHMS = [
  ...['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512'],
  ...['EdDSA', 'Ed25519'],
];
/** So old may a token be, and by so much the provider's clock differ from ours, in seconds. */
const MAX_AGE_SECONDS = 120;
const CLOCK_SKEW_SECONDS = 60;
/** Time that a token is remembered against replay: longer than it could be accepted. */
const REMEMBERED_MS = 10 * 60_000;
/** How `jose` calls a provider whose keys can't be had. */
const NO_KEYS: readonly unknown[] = ['ERR_JWKS_TIMEOUT', 'ERR_JOSE_GENERIC'];

/** The token does not end anything; `reason` is a word of ours or the library's. */
export class LogoutTokenRefused extends Error {}
/** Whether it does can't be known now. */
export class ProviderSilent extends Error {}

/** Whose login has ended: the provider's session, or all of a customer's. */
export type EndedLogin = { kind: 'sid' | 'sub'; name: string };

export type LogoutTokens = ReturnType<typeof logoutTokens>;

/** Verifies the tokens by which a provider says that a login has ended (OpenID Connect Back-Channel Logout 1.0, 2.6). */
export function logoutTokens(state: SharedState, client: LoginClient, discover: DiscoverProvider) {
  const keySets = new Map<string, ReturnType<typeof createRemoteJWKSet>>();

  function keysAt(address: string): ReturnType<typeof createRemoteJWKSet> {
    const known = keySets.get(address);
    if (known) return known;
    const fetchKeys = boundedFetch(client.fetch ?? fetch);
    const keys = createRemoteJWKSet(new URL(address), {
      timeoutDuration: PROVIDER_MS,
      [customFetch]: (url, options) => fetchKeys(url, options),
    });
    keySets.set(address, keys);
    return keys;
  }

  /** Returns the login that the token ends, once for each token. Rejects with `LogoutTokenRefused` or `ProviderSilent`. */
  return async (origin: string, token: unknown): Promise<EndedLogin> => {
    if (typeof token !== 'string') throw new LogoutTokenRefused('there is none');
    const { issuer, jwks_uri } = (await metadataOf(discover, origin)) ?? {};
    if (!issuer || !jwks_uri) throw new ProviderSilent();
    const { payload } = await jwtVerify(token, keysAt(jwks_uri), {
      issuer,
      audience: client.clientId,
      algorithms: ALGORITHMS,
      maxTokenAge: MAX_AGE_SECONDS,
      clockTolerance: CLOCK_SKEW_SECONDS,
      requiredClaims: ['jti', 'events'],
    }).catch((error) => {
      throw refusalOf(error);
    });
    const { jti, sid, sub, events, nonce } = payload;
    if (nonce !== undefined) throw new LogoutTokenRefused('it has a nonce');
    if (!isLogout(events)) throw new LogoutTokenRefused('it is about another event');
    if (typeof jti !== 'string' || jti === '') throw new LogoutTokenRefused('it has no jti');
    const ended = endedLogin(sid, sub);
    if (!ended) throw new LogoutTokenRefused('it names nobody');
    const { count } = await state.increment(`logout-token:${issuer} ${jti}`, REMEMBERED_MS);
    if (count > 1) throw new LogoutTokenRefused('it was used');
    return ended;
  };
}

/** The provider's metadata; null where it does not answer. */
export async function metadataOf(discover: DiscoverProvider, origin: string) {
  return await discover(origin).then(
    (provider) => provider.serverMetadata(),
    () => null,
  );
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
  return new LogoutTokenRefused(typeof code === 'string' ? code : 'it can not be read');
}
