import { generateKeyPairSync } from 'node:crypto';
import Provider, { type JWK, type KoaContextWithOIDC } from 'oidc-provider';
import { DAY_MS } from '../../domain/days.ts';
import { LANGUAGES, type Language } from '../../texts/languages.ts';
import { CALLBACK_PATH } from '../platform/http/paths.ts';
import type { SharedState } from '../platform/state/shared-state.ts';
import { stateAdapter } from './adapter.ts';
import { LOGIN_PAGE_POLICY, stoppedPage } from './login-page.ts';
import { accountKey, CLIENT_ID, CLIENT_SECRET, TEST_LOGIN_PATH, type TestAccount } from './test-client.ts';

const KEYS_KEY = 'test-login:keys';
const YEAR_MS = 365 * DAY_MS;

/** Returns an OpenID Connect provider for one host. Its issuer is `{origin}/testinnlogging`. */
export async function createProvider(origin: string, state: SharedState): Promise<Provider> {
  const provider = new Provider(origin + TEST_LOGIN_PATH, {
    adapter: (model: string) => stateAdapter(state, model),
    clients: [
      {
        client_id: CLIENT_ID,
        client_secret: CLIENT_SECRET,
        redirect_uris: [origin + CALLBACK_PATH],
        grant_types: ['authorization_code'],
        response_types: ['code'],
        id_token_signed_response_alg: 'ES256',
        application_type: 'web',
        token_endpoint_auth_method: 'client_secret_basic',
      },
    ],
    jwks: { keys: [await signingKey(state)] },
    cookies: { keys: ['test-login'], long: { signed: true }, short: { signed: true } },
    claims: { openid: ['sub', 'pid', 'login_context'], profile: ['name'] },
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
    interactions: { url: (_context, interaction) => `${TEST_LOGIN_PATH}/valg/${interaction.uid}` },
    findAccount: async (_context, accountId) => {
      const account = await state.get<TestAccount>(accountKey(accountId));
      if (!account) return undefined;
      const { ssn, name, loginContext } = account;
      return {
        accountId,
        claims: () => ({ sub: accountId, pid: ssn, login_context: loginContext, ...(name ? { name } : {}) }),
      };
    },
    loadExistingGrant: grantEverything,
    ttl: { AuthorizationCode: 60, AccessToken: 60, IdToken: 60, Interaction: 3600, Session: 60, Grant: 120 },
    renderError: (context, out) => {
      context.type = 'text/html; charset=utf-8';
      context.set('content-security-policy', LOGIN_PAGE_POLICY);
      // The library's messages are in English in every language.
      context.body = stoppedPage(languageOf(context), {
        text: out.error_description ?? out.error,
        lang: 'en',
      });
    },
  });
  provider.proxy = true;
  return provider;
}

function languageOf({ req }: KoaContextWithOIDC): Language {
  return (req as { language?: Language }).language ?? LANGUAGES[0];
}

/** Grants all scopes without asking for consent, because the portal is the only client. */
async function grantEverything(context: KoaContextWithOIDC) {
  const { client, session, provider, params } = context.oidc;
  const grant = new provider.Grant({ clientId: client?.clientId ?? '', accountId: session?.accountId ?? '' });
  grant.addOIDCScope(String(params?.scope ?? 'openid'));
  await grant.save();
  return grant;
}

/** Returns the signing key. It is created once and shared, so that every instance signs with the same key. */
async function signingKey(state: SharedState): Promise<JWK> {
  const known = await state.get<JWK>(KEYS_KEY);
  if (known) return known;
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const key = { ...privateKey.export({ format: 'jwk' }), alg: 'ES256', use: 'sig', kid: 'test-login' } as JWK;
  await state.set(KEYS_KEY, key, YEAR_MS);
  return key;
}
