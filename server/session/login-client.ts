import type { Configuration } from '../platform/config/configuration.ts';
import type { ClientAuthentication, LoginPolicy } from '../platform/config/login-provider.ts';

/** The provider of the national login as the portal sees it; the embedded one has an issuer for each host. */
export type LoginClient = {
  issuer(origin: string): string;
  clientId: string;
  authentication: ClientAuthentication;
  scope: string;
  nationalIdClaim: string;
  policy: LoginPolicy;
  /** how the provider is reached, where not over the network */
  fetch?: (url: string, options: RequestInit) => Promise<Response>;
};

/** The provider that is configured; null where none is, and the embedded test login takes its place. */
export function configuredLogin(configuration: Configuration): LoginClient | null {
  const { loginProvider, loginScope: scope, nationalIdClaim, loginPolicy: policy } = configuration;
  if (!loginProvider) return null;
  const { issuer, ...client } = loginProvider;
  return { issuer: () => issuer, ...client, scope, nationalIdClaim, policy };
}
