import * as oidc from 'openid-client';
import { clientConfiguration } from './discover-provider.ts';
import type { LoginClient } from './login-client.ts';

/** Minimum time between two fetches of the provider's keys because of an unknown key, in seconds. */
export const REFETCH_SECONDS = 10;
/** Age at which the library fetches the keys again because of an unknown key, in seconds. */
const LIBRARY_SECONDS = 60;

type Keys = { cache: oidc.ExportedJWKSCache; refetchedAt: number };

/** Calls `use` with the configuration of a provider. */
export type WithKeys = <T>(
  configuration: oidc.Configuration,
  use: (configuration: oidc.Configuration) => Promise<T>,
) => Promise<T>;

/**
 * Returns a function that fetches the provider's keys again if a token has an unknown one. The library alone would
 * refuse all logins in the first minute after the provider has changed its key. It keeps the keys with the
 * configuration, so each use gets a copy that looks a minute older.
 */
export function keyRotation(client: LoginClient): WithKeys {
  const known = new WeakMap<oidc.Configuration, Keys>();

  return async (configuration, use) => {
    const copy = await clientConfiguration(
      configuration.serverMetadata(),
      configuration.clientMetadata(),
      client,
    );
    const keys = known.get(configuration);
    const now = Math.floor(Date.now() / 1000);
    const mayRefetch = !keys || now - keys.refetchedAt >= REFETCH_SECONDS;
    const uat = keys && (mayRefetch ? Math.min(keys.cache.uat, now - LIBRARY_SECONDS) : keys.cache.uat);
    if (keys && uat !== undefined) oidc.setJwksCache(copy, { jwks: keys.cache.jwks, uat });
    try {
      return await use(copy);
    } finally {
      const cache = oidc.getJwksCache(copy);
      if (cache && cache.uat !== uat) known.set(configuration, { cache, refetchedAt: keys ? now : 0 });
    }
  };
}
