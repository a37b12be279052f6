import { importJWK } from 'jose/key/import';
import * as oidc from 'openid-client';
import type { ClientAuthentication } from '../platform/config/login-provider.ts';
import { boundedFetch } from '../platform/http/bounded-fetch.ts';
import { CLOCK_SKEW_SECONDS } from './login-claims.ts';
import type { LoginClient } from './login-client.ts';

/** Timeout of the provider, in ms. The customer must see an error within three seconds. */
export const PROVIDER_MS = 2000;

/** Age at which metadata are fetched again, in ms: the provider may move an endpoint. */
const METADATA_MS = 15 * 60_000;
/** Time after a failed fetch until the next one, in ms: the old metadata may no longer work. */
const RETRY_MS = 60_000;

/** Returns the client configuration of the provider for one of our origins. Rejects if discovery fails. */
export type DiscoverProvider = (origin: string) => Promise<oidc.Configuration>;

/**
 * Returns a lookup that fetches the metadata on first use: the embedded provider is only then served. Old metadata apply
 * until newer ones have come.
 */
export function providerDiscovery(client: LoginClient): DiscoverProvider {
  const discovered = new Map<string, { configuration: Promise<oidc.Configuration>; at: number }>();

  return (origin) => {
    const issuer = client.issuer(origin);
    const known = discovered.get(issuer);
    const at = Date.now();
    if (known && at - known.at < METADATA_MS) return known.configuration;
    const fetched = discover(issuer, client);
    discovered.set(issuer, { configuration: known?.configuration ?? fetched, at });
    fetched.then(
      () => discovered.set(issuer, { configuration: fetched, at }),
      () =>
        known
          ? discovered.set(issuer, { ...known, at: at - METADATA_MS + RETRY_MS })
          : discovered.delete(issuer),
    );
    return known?.configuration ?? fetched;
  };
}

async function discover(issuer: string, client: LoginClient): Promise<oidc.Configuration> {
  const address = new URL(issuer);
  return await oidc.discovery(
    address,
    client.clientId,
    undefined,
    await clientAuthOf(client.authentication),
    {
      timeout: PROVIDER_MS / 1000,
      execute: checksFor(issuer),
      [oidc.customFetch]: fetchOf(client),
    },
  );
}

/** Returns why a configured provider does not answer within `PROVIDER_MS`; null if it does. */
export async function failureNow(client: LoginClient): Promise<string | null> {
  // A configured provider has one issuer for all origins.
  return await discover(client.issuer(''), client).then(() => null, providerFailure);
}

/**
 * Returns the reason for a failed request to the provider, for the log: the variable, and the code or HTTP status of the
 * cause. `fetch` says only that it failed.
 */
export function providerFailure(error: unknown): string {
  const { message, cause } = error as Error;
  const { code, status } = Object(cause) as { code?: unknown; status?: unknown };
  return ['OIDC_ISSUER', message, code ?? status].filter((each) => each !== undefined).join(': ');
}

/** Returns the configuration for known metadata, without the keys that another configuration has fetched. */
export async function clientConfiguration(
  server: oidc.ServerMetadata,
  metadata: Partial<oidc.ClientMetadata>,
  client: LoginClient,
): Promise<oidc.Configuration> {
  const authentication = await clientAuthOf(client.authentication);
  // The library's own tolerance is 30 s.
  const tolerant = { ...metadata, [oidc.clockTolerance]: CLOCK_SKEW_SECONDS };
  const configuration = new oidc.Configuration(server, client.clientId, tolerant, authentication);
  configuration.timeout = PROVIDER_MS / 1000;
  configuration[oidc.customFetch] = fetchOf(client);
  for (const enable of checksFor(server.issuer)) enable(configuration);
  return configuration;
}

/** By default the library does not check signatures of ID tokens received over TLS. ASVS 9.1.1 requires it. */
function checksFor(issuer: string) {
  return [
    oidc.enableNonRepudiationChecks,
    ...(issuer.startsWith('http://') ? [oidc.allowInsecureRequests] : []),
  ];
}

function fetchOf(client: LoginClient): oidc.CustomFetch {
  return boundedFetch(client.fetch ?? fetch) as oidc.CustomFetch;
}

async function clientAuthOf(client: ClientAuthentication): Promise<oidc.ClientAuth> {
  if (client.method === 'client_secret_basic') return oidc.ClientSecretBasic(client.secret);
  if (client.method === 'client_secret_post') return oidc.ClientSecretPost(client.secret);
  const { jwk, algorithm, keyId } = client.key;
  const key = (await importJWK(jwk as JsonWebKey & { kty: string }, algorithm)) as CryptoKey;
  return oidc.PrivateKeyJwt(keyId === null ? key : { key, kid: keyId });
}
