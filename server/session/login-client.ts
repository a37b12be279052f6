import type { Configuration } from '../platform/config/configuration.ts';
import type { ClientAuthentication, LoginPolicy } from '../platform/config/login-provider.ts';

/** The portal's settings at the login provider. The embedded provider has one issuer per host. */
export type LoginClient = {
  issuer(origin: string): string;
  clientId: string;
  authentication: ClientAuthentication;
  scope: string;
  nationalIdClaim: string;
  policy: LoginPolicy;
  /** sends requests to the provider if it is not on the network */
  fetch?: (url: string, options: RequestInit) => Promise<Response>;
};

/** Returns the configured provider; null: the embedded test login. */
export function configuredLogin(configuration: Configuration): LoginClient | null {
  const { loginProvider, loginScope: scope, nationalIdClaim, loginPolicy: policy } = configuration;
  if (!loginProvider) return null;
  const { issuer, ...client } = loginProvider;
  return { issuer: () => issuer, ...client, scope, nationalIdClaim, policy };
}
