import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider from 'oidc-provider';

const CLIENT = { client_id: 'bank', client_secret: 'bank-secret' };
const CONFIRMATION_PATH = '/valg/';

/** A login provider on another site than the portal, like a bank's: 127.0.0.1 instead of localhost. */
export type OtherSiteProvider = {
  env: { OIDC_ISSUER: string; OIDC_CLIENT_ID: string; OIDC_CLIENT_SECRET: string };
  /** lets a portal with this origin use the provider */
  serve(portalOrigin: string): void;
  stop(): void;
};

export async function startOtherSiteProvider(ssn: string): Promise<OtherSiteProvider> {
  let handle: (request: IncomingMessage, response: ServerResponse) => void = (_request, response) =>
    response.end();
  const server = createServer((request, response) => handle(request, response));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    env: { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: CLIENT.client_id, OIDC_CLIENT_SECRET: CLIENT.client_secret },
    serve(portalOrigin) {
      const provider = createProvider(issuer, portalOrigin, ssn);
      handle = (request, response) => {
        if (!request.url?.startsWith(CONFIRMATION_PATH)) {
          provider.callback()(request, response);
          return;
        }
        if (request.method === 'POST') {
          void provider.interactionFinished(request, response, { login: { accountId: 'somebody' } });
          return;
        }
        response.setHeader('content-type', 'text/html; charset=utf-8');
        response.end(
          '<!doctype html><html lang="nb"><title>Bank</title><form method="post"><button>Bekreft</button></form>',
        );
      };
    },
    stop: () => server.close(),
  };
}

function createProvider(issuer: string, portalOrigin: string, ssn: string): Provider {
  const inFrames = { sameSite: 'none', secure: true } as const;
  const provider = new Provider(issuer, {
    clients: [
      {
        ...CLIENT,
        redirect_uris: [`${portalOrigin}/api/privat/forsikring/auth/callback`],
        post_logout_redirect_uris: [`${portalOrigin}/privat/forsikring/oversikt/utlogget`],
        grant_types: ['authorization_code'],
        response_types: ['code'],
        application_type: 'web',
      },
    ],
    claims: { openid: ['sub', 'pid'], profile: ['name'] },
    conformIdTokenClaims: false,
    enableHttpPostMethods: true,
    cookies: { keys: ['other'], long: inFrames, short: inFrames },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, { uid }) => CONFIRMATION_PATH + uid },
    findAccount: (_context, accountId) => ({
      accountId,
      claims: () => ({ sub: accountId, pid: ssn, name: 'Nina Ny' }),
    }),
    loadExistingGrant: async ({ oidc: { client, session, provider } }) => {
      const grant = new provider.Grant({
        clientId: client?.clientId ?? '',
        accountId: session?.accountId ?? '',
      });
      grant.addOIDCScope('openid profile');
      await grant.save();
      return grant;
    },
  });
  // Cookies for a frame on another site must be Secure. Browsers accept them without TLS from a loopback
  // address.
  provider.use(async (context, next) => {
    Object.defineProperty(context.request, 'secure', { value: true });
    await next();
  });
  return provider;
}
