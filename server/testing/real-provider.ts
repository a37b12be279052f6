import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import Provider, { type ClientMetadata, type Configuration, type InteractionResults } from 'oidc-provider';
import { ProviderBrowser } from './provider-browser.ts';
import { openServer, shutServer } from './test-server.ts';

const CLIENT = { client_id: 'bank', client_secret: 'bank-secret-that-is-long-enough-for-any-use' };
export const INTERACTION_PATH = '/valg/';
const PORTAL = 'http://localhost:8000';
const AUTH_PATH = '/api/privat/forsikring/auth';

/** A customer's login at the provider. */
type Login = Partial<NonNullable<InteractionResults['login']>>;

export type RealProviderOptions = {
  client?: Partial<ClientMetadata>;
  configuration?: Partial<Configuration>;
  /** the customer's claims; default: a synthetic person's national id and name */
  claims?: Record<string, unknown>;
};

/** The real provider library over the network, in a configuration that a bank may use. */
export type RealProvider = {
  issuer: string;
  env: Record<string, string>;
  /** properties of the next logins, for example an `acr` or a past time (`ts`); null: the customer refuses */
  login: Login | null;
  /** handles requests instead of the provider if it returns true; null: the provider handles all */
  instead: ((request: IncomingMessage, response: ServerResponse) => boolean) | null;
  /** Returns a customer's browser without a login at the provider. */
  browser(): ProviderBrowser;
  stop(): void;
};

/** Starts an `oidc-provider` that logs in one person. */
export async function startRealProvider({
  client = {},
  configuration = {},
  claims = { pid: '13919110028', name: 'Nina Ny' },
}: RealProviderOptions = {}): Promise<RealProvider> {
  let handle: (request: IncomingMessage, response: ServerResponse) => void = () => {};
  const server = createServer((request, response) => {
    if (!stub.instead?.(request, response)) handle(request, response);
  });
  const issuer = `http://127.0.0.1:${await openServer(server, 0)}`;
  const metadata = {
    ...CLIENT,
    redirect_uris: [`${PORTAL}${AUTH_PATH}/callback`],
    grant_types: ['authorization_code'],
    response_types: ['code' as const],
    ...client,
  };
  const provider = new Provider(issuer, {
    clients: [metadata],
    claims: { openid: ['sub'], profile: Object.keys(claims) },
    conformIdTokenClaims: false,
    cookies: { keys: ['real'] },
    acrValues: ['low', 'substantial', 'high'],
    interactions: { url: (_context, { uid }) => INTERACTION_PATH + uid },
    findAccount: (_context, accountId) => ({
      accountId,
      claims: () => ({ sub: accountId, ...claims }),
    }),
    loadExistingGrant: async ({ oidc: { client: of, session, provider: by } }) => {
      const grant = new by.Grant({ clientId: of?.clientId ?? '', accountId: session?.accountId ?? '' });
      grant.addOIDCScope('openid profile');
      await grant.save();
      return grant;
    },
    ...configuration,
    features: { devInteractions: { enabled: false }, ...configuration.features },
  });
  // Cookies for a frame on another site must be Secure. Browsers accept them without TLS from a loopback address.
  provider.use(async (context, next) => {
    Object.defineProperty(context.request, 'secure', { value: true });
    await next();
  });
  const callback = provider.callback();
  handle = (request, response) => {
    if (!request.url?.startsWith(INTERACTION_PATH)) return void callback(request, response);
    const result = stub.login
      ? { login: { accountId: 'somebody', ...stub.login } }
      : { error: 'access_denied' };
    return void provider.interactionFinished(request, response, result);
  };
  const stub: RealProvider = {
    issuer,
    env: {
      OIDC_ISSUER: issuer,
      OIDC_CLIENT_ID: metadata.client_id,
      ...(metadata.client_secret && { OIDC_CLIENT_SECRET: metadata.client_secret }),
    },
    login: {},
    instead: null,
    browser: () => new ProviderBrowser(issuer),
    stop: () => void shutServer(server),
  };
  return stub;
}
