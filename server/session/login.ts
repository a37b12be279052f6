import { hash } from 'node:crypto';
import * as oidc from 'openid-client';
import { inTime } from '../../domain/in-time.ts';
import { PENDING_LOGIN_MS } from '../../domain/login-page.ts';
import type { Language } from '../../texts/languages.ts';
import { CALLBACK_PATH } from '../platform/http/paths.ts';
import type { SharedState } from '../platform/state/shared-state.ts';
import { type DiscoverProvider, PROVIDER_MS } from './discover-provider.ts';
import {
  customerOf,
  expectAge,
  expectAuthorizedParty,
  expectLevel,
  type LoginCustomer,
} from './login-claims.ts';
import type { LoginClient } from './login-client.ts';
import type { CountLogin } from './login-metrics.ts';
import { errorOfCallback, LoginRefused, refusalOf } from './login-refused.ts';
import { loginRequest } from './login-request.ts';
import type { ProviderNames } from './provider-marks.ts';
import { keyRotation } from './rotated-keys.ts';
import { openLogin, type PendingLogin, sealLogin } from './sealed-login.ts';

/** Options of a login: the address to open afterwards (null for the overview) and the provider's language. */
export type LoginOptions = {
  goto: string | null;
  language: Language;
  /** the customer is already logged in and must authenticate again */
  fresh?: boolean;
  /** a silent login failed, so the provider may show pages */
  interactive?: boolean;
};

/** The customer of a completed login and the address to open. */
export type LoggedIn = LoginCustomer & {
  goto: string | null;
  /** identifies the login to the provider at logout; null if logout does not continue at the provider */
  idToken: string | null;
  names: ProviderNames;
};

export type Logins = ReturnType<typeof createLogins>;

/** Returns the login operations: OpenID Connect's code flow with PKCE (spec: decisions §3.1). */
export function createLogins(
  state: SharedState,
  client: LoginClient,
  discover: DiscoverProvider,
  countStep: CountLogin,
) {
  const withKeys = keyRotation(client);
  return {
    /**
     * Returns the address of the provider's login page. `visitor` binds the login to this browser. Rendering
     * the login page is cheap: nothing is stored and, once the metadata is known, the provider is not called.
     */
    async begin(
      origin: string,
      visitor: string,
      { goto, language, ...options }: LoginOptions,
    ): Promise<string> {
      const configuration = await discover(origin).catch((error) => {
        countStep('unanswered');
        throw error;
      });
      const verifier = oidc.randomPKCECodeVerifier();
      const nonce = oidc.randomNonce();
      const { parameters, maxAge, isSilent } = loginRequest(client.policy, options);
      const expiresAt = Date.now() + PENDING_LOGIN_MS;
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
      countStep('begun');
      return address.href;
    },

    /** Returns the login in progress that belongs to a callback. Throws `LoginRefused`. */
    open(origin: string, visitor: string | null, callback: URLSearchParams): PendingLogin {
      const pending = visitor === null ? null : openLogin(callback.get('state') ?? '', visitor);
      if (pending?.origin !== origin) throw new LoginRefused('ikke-fullfort', 'unknown state');
      return pending;
    },

    /** Throws the error of `errorOfCallback` if the callback contains an error from the provider. */
    expectCode({ isSilent = false }: PendingLogin, callback: URLSearchParams): void {
      const error = callback.get('error');
      if (error !== null) throw errorOfCallback(error, isSilent);
    },

    /** Completes a login and returns the customer. A login can be completed once. Throws `LoginRefused`. */
    async finish(pending: PendingLogin, callback: URLSearchParams): Promise<LoggedIn> {
      const { count } = await state.increment(
        `login-used:${hash('sha256', pending.nonce, 'base64url')}`,
        PENDING_LOGIN_MS,
      );
      if (count > 1) throw new LoginRefused('ikke-fullfort', 'used state');
      try {
        const customer = await inTime(exchange(pending, callback), PROVIDER_MS);
        if (!customer) throw new LoginRefused('svarer-ikke', 'the provider does not answer in time');
        countStep('completed');
        return { ...customer, goto: pending.goto };
      } catch (failure) {
        const refused = refusalOf(failure);
        if (refused.refusal === 'svarer-ikke') countStep('unanswered');
        throw refused;
      }
    },
  };

  async function exchange(pending: PendingLogin, callback: URLSearchParams): Promise<Omit<LoggedIn, 'goto'>> {
    const { origin, verifier, nonce, maxAge = null } = pending;
    const configuration = await discover(origin);
    const address = new URL(`${origin}${CALLBACK_PATH}?${callback}`);
    const checks = {
      pkceCodeVerifier: verifier,
      expectedState: callback.get('state') ?? '',
      expectedNonce: nonce,
      idTokenExpected: true,
    };
    const tokens = await withKeys(configuration, (withOwnKeys) =>
      oidc.authorizationCodeGrant(withOwnKeys, address, checks),
    );
    const claims = tokens.claims();
    if (!claims) throw new LoginRefused('ugyldig-svar', 'no id token');
    expectAuthorizedParty(claims, client.clientId);
    expectLevel(claims, client.policy);
    expectAge(claims, maxAge, client.policy);
    const needsUserInfo = client.policy.usesUserinfo && claims[client.nationalIdClaim] === undefined;
    const userInfo = needsUserInfo
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
