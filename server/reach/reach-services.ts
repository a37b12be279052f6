import type { UnleashServer } from '../platform/config/configuration.ts';
import { providerDiscovery } from '../session/discover-provider.ts';
import type { LoginClient } from '../session/login-client.ts';

/** Timeout of Unleash, in ms, as in the server. */
const UNLEASH_MS = 5000;

/** Fetches the login provider's metadata. Rejects if they can't be fetched or belong to another issuer. */
export async function reachProvider(client: LoginClient): Promise<void> {
  await providerDiscovery(client)('');
}

/** Fetches the toggles of an Unleash server. Rejects if it refuses. */
export async function reachUnleash({ url, token }: UnleashServer): Promise<void> {
  const response = await fetch(`${url.replace(/\/+$/, '')}/client/features`, {
    headers: { authorization: token },
    signal: AbortSignal.timeout(UNLEASH_MS),
  });
  await response.body?.cancel();
  if (response.status !== 200) throw new Error(`HTTP status ${response.status}`);
}
