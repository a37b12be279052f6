import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import * as oidc from 'openid-client';
import type { Language } from '../../texts/languages.ts';
import type { SharedState } from '../platform/state/shared-state.ts';
import { type DiscoverProvider, PROVIDER_MS } from './discover-provider.ts';
import { customerOf, expectAge, expectLevel, hasNationalId, type LoginCustomer } from './login-claims.ts';
import type { LoginClient } from './login-client.ts';
import { errorOfCallback, LoginRefused, refusalOf } from './login-refused.ts';
import { askedOfLogin } from './login-request.ts';
import type { ProviderNames } from './provider-marks.ts';
import { openLogin, type PendingLogin, sealLogin } from './sealed-login.ts';

/** Where the customer goes afterwards, null for the overview; and what the provider speaks to them in. */
export type LoginWish = {
  goto: string | null;
  language: Language;
  /** the customer is logged in already, and has to prove anew who they are */
  fresh?: boolean;
  /** the provider could not log them in silently */
  aloud?: boolean;
};

/** Who logged in, and where they go. */
export type LoggedIn = LoginCustomer & {
  goto: string | null;
  /** what names the login to the provider when the customer logs out; null: logging out does not go on there */
  idToken: string | null;
  names: ProviderNames;
};

/** Longer than the login address is cached (spec: shell §9). */
const PENDING_MS = 30 * 60_000;
const CALLBACK_PATH = '/api/privat/forsikring/auth/callback';

export type Logins = ReturnType<typeof createLogins>;

/** OpenID Connect's authorization code flow with PKCE, state and nonce (spec: decisions §3.1). */
export function createLogins(state: SharedState, client: LoginClient, discover: DiscoverProvider) {
  return {
    /**
     * The address of the provider's page. `visitor` binds the login to the browser that began it. Nothing is stored and the
     * provider is not asked, so that rendering the login page costs nobody anything.
     */
    async begin(origin: string, visitor: string, { goto, language, ...wish }: LoginWish): Promise<string> {
      const configuration = await discover(origin);
      const verifier = oidc.randomPKCECodeVerifier();
      const nonce = oidc.randomNonce();
      const { parameters, maxAge, isSilent } = askedOfLogin(client.policy, wish);
      const expiresAt = Date.now() + PENDING_MS;
      const pending = { nonce, verifier, origin, goto, expiresAt, maxAge, isSilent };
      const address = oidc.buildAuthorizationUrl(configuration, {
        redirect_uri: origin + CALLBACK_PATH,
        scope: client.scope,
        state: sealLogin(pending, visitor),
        nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        ui_locales: language,
        ...parameters,
      });
      return address.href;
    },

    /** The login that the callback's address speaks of. Throws `LoginRefused`. */
    open(origin: string, visitor: string | null, callback: URLSearchParams): PendingLogin {
      const pending = visitor === null ? null : openLogin(callback.get('state') ?? '', visitor);
      if (pending?.origin !== origin) throw new LoginRefused('ikke-fullfort', 'unknown state');
      return pending;
    },

    /** Throws `LoginRefused` or `LoginCancelled` where the provider says in the callback's address that it led to nothing. */
    expectCode({ isSilent = false }: PendingLogin, callback: URLSearchParams): void {
      const error = callback.get('error');
      if (error !== null) throw errorOfCallback(error, isSilent);
    },

    /** Ends a login, once, with the provider's word on who it is. Throws `LoginRefused`. */
    async finish(pending: PendingLogin, callback: URLSearchParams): Promise<LoggedIn> {
      const { count } = await state.increment(`login-used:${hash(pending.nonce)}`, PENDING_MS);
      if (count > 1) throw new LoginRefused('ikke-fullfort', 'used state');
      const customer = await inTime(exchange(pending, callback)).catch((failure) => {
        throw refusalOf(failure);
      });
      return { ...customer, goto: pending.goto };
    },
  };

  async function exchange(pending: PendingLogin, callback: URLSearchParams): Promise<Omit<LoggedIn, 'goto'>> {
    const { origin, verifier, nonce, maxAge = null } = pending;
    const configuration = await discover(origin);
    const tokens = await oidc.authorizationCodeGrant(
      configuration,
      new URL(`${origin}${CALLBACK_PATH}?${callback}`),
      {
        pkceCodeVerifier: verifier,
        expectedState: callback.get('state') ?? '',
        expectedNonce: nonce,
        idTokenExpected: true,
      },
    );
    const claims = tokens.claims();
    if (!claims) throw new LoginRefused('ugyldig-svar', 'no id token');
    expectLevel(claims, client.policy);
    expectAge(claims, maxAge, client.policy);
    const asksMore = client.policy.usesUserinfo && !hasNationalId(claims, client.nationalIdClaim);
    const userInfo = asksMore
      ? await oidc.fetchUserInfo(configuration, tokens.access_token, claims.sub)
      : null;
    const { end_session_endpoint: end } = configuration.serverMetadata();
    const endsAtProvider = client.policy.logsOutAtProvider && end !== undefined;
    return {
      ...customerOf(claims, userInfo, client.nationalIdClaim),
      idToken: endsAtProvider ? (tokens.id_token ?? null) : null,
      names: { sub: claims.sub, sid: typeof claims.sid === 'string' ? claims.sid : null },
    };
  }
}

/** Rejects with `LoginRefused` where the provider takes too long over all that it is asked. */
async function inTime<T>(answer: Promise<T>): Promise<T> {
  const ended = new AbortController();
  const late = delay(PROVIDER_MS, null, { signal: ended.signal, ref: false }).then(() => {
    throw new LoginRefused('svarer-ikke', 'the provider does not answer in time');
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    ended.abort();
  }
}

function hash(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
