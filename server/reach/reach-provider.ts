import { randomUUID } from 'node:crypto';
import * as oidc from 'openid-client';
import { CALLBACK_PATH } from '../platform/http/paths.ts';
import { providerDiscovery } from '../session/discover-provider.ts';
import type { LoginClient } from '../session/login-client.ts';

/** The codes with which a token endpoint refuses a client (RFC 6749, 5.2). */
const REFUSALS = ['invalid_client', 'unauthorized_client'];

/**
 * Fetches the metadata of the login provider, and asks for tokens with a code that it never issued. A provider that
 * knows the client refuses only the code. Rejects if it refuses the client, for example after a change of its secret, or
 * if its token endpoint gives no such answer.
 */
export async function reachProvider(client: LoginClient): Promise<void> {
  const provider = await providerDiscovery(client)('');
  const parameters = {
    code: randomUUID(),
    redirect_uri: `https://localhost${CALLBACK_PATH}`,
    code_verifier: oidc.randomPKCECodeVerifier(),
  };
  try {
    await oidc.genericGrantRequest(provider, 'authorization_code', parameters);
  } catch (error) {
    if (isRefusedClient(error)) throw new Error('it refuses OIDC_CLIENT_ID with this secret or key');
    // Every other refusal is of the code.
    if (!(error instanceof oidc.ResponseBodyError)) throw new Error('its token endpoint', { cause: error });
  }
}

function isRefusedClient(error: unknown): boolean {
  if (error instanceof oidc.WWWAuthenticateChallengeError) return true;
  return error instanceof oidc.ResponseBodyError && REFUSALS.includes(error.error);
}
