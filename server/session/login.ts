import { createHash } from 'node:crypto';
import * as oidc from 'openid-client';
import { LOGIN_CONTEXTS } from '../../contract/session.ts';
import type { Language } from '../../texts/languages.ts';
import { isNationalId } from '../platform/db/national-id.ts';
import { boundedFetch } from '../platform/http/bounded-fetch.ts';
import type { LoginFacts } from '../platform/observability/activities.ts';
import type { SharedState } from '../platform/state/shared-state.ts';
import { FRESH_LOGIN_SECONDS } from './fresh-login.ts';
import type { LoginClient } from './login-client.ts';
import { openLogin, type PendingLogin, sealLogin } from './sealed-login.ts';

/** Where the customer goes afterwards, null for the overview; and what the provider speaks to them in. */
export type LoginWish = { goto: string | null; language: Language };

/** Who logged in, and how, by the provider's word. */
export type LoggedIn = LoginFacts & {
  ssn: string;
  name: string | null;
  /** when the customer proved who they are, in epoch ms; null: the provider does not say */
  authenticatedAt: number | null;
  goto: string | null;
};

/** The callback does not belong to a login that this browser began, or the provider did not stand by it. */
export class LoginRefused extends Error {
  /** why, in words of ours and the library's code for what it found; never what somebody sent */
  get reason(): string {
    const { code } = (this.cause ?? {}) as { code?: unknown };
    return typeof code === 'string' ? `${this.message}: ${code}` : this.message;
  }
}
/** The customer, or the provider on the customer's behalf, stopped the login. */
export class LoginCancelled extends Error {}

/** Longer than the login address is cached (spec: shell §9). */
const PENDING_MS = 30 * 60_000;
const CALLBACK_PATH = '/api/privat/forsikring/auth/callback';

export type Logins = ReturnType<typeof createLogins>;

/** OpenID Connect's authorization code flow with PKCE, state and nonce (spec: decisions §3.1). */
export function createLogins(state: SharedState, client: LoginClient) {
  const discovered = new Map<string, Promise<oidc.Configuration>>();

  return {
    /**
     * The address of the provider's page. `visitor` binds the login to the browser that began it. Nothing is stored and the
     * provider is not asked, so that rendering the login page costs nobody anything.
     */
    async begin(origin: string, visitor: string, { goto, language }: LoginWish): Promise<string> {
      const configuration = await configurationOf(origin);
      const verifier = oidc.randomPKCECodeVerifier();
      const nonce = oidc.randomNonce();
      const pending = { nonce, verifier, origin, goto, expiresAt: Date.now() + PENDING_MS };
      const address = oidc.buildAuthorizationUrl(configuration, {
        redirect_uri: origin + CALLBACK_PATH,
        scope: client.scope,
        state: sealLogin(pending, visitor),
        nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        prompt: 'login',
        // Who is asked for a maximum age must answer with `auth_time` (OpenID Connect Core 3.1.2.1).
        max_age: String(FRESH_LOGIN_SECONDS),
        ui_locales: language,
      });
      return address.href;
    },

    /** The login that the callback's address speaks of. Throws `LoginRefused` or `LoginCancelled`. */
    open(origin: string, visitor: string | null, callback: URLSearchParams): PendingLogin {
      const pending = visitor === null ? null : openLogin(callback.get('state') ?? '', visitor);
      if (pending?.origin !== origin) throw new LoginRefused('unknown state');
      if (callback.has('error')) throw new LoginCancelled(callback.get('error') ?? '');
      return pending;
    },

    /** Ends a login, once, with the provider's word on who it is. Throws `LoginRefused`. */
    async finish(pending: PendingLogin, callback: URLSearchParams): Promise<LoggedIn> {
      const { count } = await state.increment(`login-used:${hash(pending.nonce)}`, PENDING_MS);
      if (count > 1) throw new LoginRefused('used state');
      const claims = await claimsOf(pending, callback);
      return { ...customerOf(claims, client.nationalIdClaim), goto: pending.goto };
    },
  };

  async function claimsOf({ origin, verifier, nonce }: PendingLogin, callback: URLSearchParams) {
    const configuration = await configurationOf(origin);
    try {
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
      return tokens.claims();
    } catch (error) {
      throw new LoginRefused('the provider refused the code', { cause: error });
    }
  }

  /** Asked for when first needed, since the embedded provider answers only once this server listens. */
  function configurationOf(origin: string): Promise<oidc.Configuration> {
    const issuer = client.issuer(origin);
    const known = discovered.get(issuer);
    if (known) return known;
    const configuration = discover(issuer, client).catch((error) => {
      discovered.delete(issuer);
      throw error;
    });
    discovered.set(issuer, configuration);
    return configuration;
  }
}

async function discover(issuer: string, client: LoginClient): Promise<oidc.Configuration> {
  const plain = issuer.startsWith('http://');
  return await oidc.discovery(
    new URL(issuer),
    client.clientId,
    undefined,
    oidc.ClientSecretBasic(client.clientSecret),
    {
      timeout: 5,
      // The library trusts an answer over TLS without; ASVS 9.1.1 wants the signature checked always.
      execute: [oidc.enableNonRepudiationChecks, ...(plain ? [oidc.allowInsecureRequests] : [])],
      [oidc.customFetch]: boundedFetch(client.fetch ?? fetch) as oidc.CustomFetch,
    },
  );
}

function customerOf(claims: oidc.IDToken | undefined, nationalIdClaim: string): Omit<LoggedIn, 'goto'> {
  const ssn = claims?.[nationalIdClaim];
  if (typeof ssn !== 'string' || !isNationalId(ssn))
    throw new LoginRefused('no national id among the claims');
  const context = LOGIN_CONTEXTS.find((each) => each === claims?.login_context);
  const name = claims?.name;
  const authenticated = claims?.auth_time;
  return {
    ssn,
    name: typeof name === 'string' && name !== '' ? name : null,
    loginContext: context ?? 'FORSIKRING',
    level: levelOf(claims?.acr),
    authenticatedAt: typeof authenticated === 'number' ? authenticated * 1000 : null,
  };
}

/** Returns how surely the provider knows the customer, such as idporten-loa-high; null where it says nothing that reads so. */
function levelOf(acr: unknown): string | null {
  return typeof acr === 'string' && /^[\w.:/-]{1,60}$/.test(acr) ? acr : null;
}

function hash(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
