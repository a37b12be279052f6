import { importJWK } from 'jose/key/import';
import * as oidc from 'openid-client';
import type { ClientAuthentication } from '../platform/config/login-provider.ts';
import { boundedFetch } from '../platform/http/bounded-fetch.ts';
import type { LoginClient } from './login-client.ts';

/** Timeout of the provider, in ms: the customer reads within three seconds that it does not answer. */
export const PROVIDER_MS = 2000;

/** Returns the provider at an origin of ours: its metadata and how it is asked. Rejects where it does not answer as one. */
export type DiscoverProvider = (origin: string) => Promise<oidc.Configuration>;

/** Asks for the metadata when first needed, since the embedded provider answers only once this server listens. */
export function providerDiscovery(client: LoginClient): DiscoverProvider {
  const discovered = new Map<string, Promise<oidc.Configuration>>();

  return (origin) => {
    const issuer = client.issuer(origin);
    const known = discovered.get(issuer);
    if (known) return known;
    const configuration = discover(issuer, client).catch((error) => {
      discovered.delete(issuer);
      throw error;
    });
    discovered.set(issuer, configuration);
    return configuration;
  };
}

async function discover(issuer: string, client: LoginClient): Promise<oidc.Configuration> {
  const plain = issuer.startsWith('http://');
  return await oidc.discovery(
    new URL(issuer),
    client.clientId,
    undefined,
    await authenticationBy(client.authentication),
    {
      timeout: PROVIDER_MS / 1000,
      // The library trusts an answer over TLS without; ASVS 9.1.1 wants the signature checked always.
      execute: [oidc.enableNonRepudiationChecks, ...(plain ? [oidc.allowInsecureRequests] : [])],
      [oidc.customFetch]: boundedFetch(client.fetch ?? fetch) as oidc.CustomFetch,
    },
  );
}

async function authenticationBy(client: ClientAuthentication): Promise<oidc.ClientAuth> {
  if (client.method === 'client_secret_basic') return oidc.ClientSecretBasic(client.secret);
  if (client.method === 'client_secret_post') return oidc.ClientSecretPost(client.secret);
  const { jwk, algorithm, keyId } = client.key;
  const key = (await importJWK(jwk as JsonWebKey & { kty: string }, algorithm)) as CryptoKey;
  return oidc.PrivateKeyJwt(keyId === null ? key : { key, kid: keyId });
}
