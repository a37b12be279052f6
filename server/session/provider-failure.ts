/**
 * Returns the reason for a failed request to the provider, for the log: the variable, and the code or HTTP status of the
 * cause. `fetch` says only that it failed.
 */
export function providerFailure(error: unknown): string {
  const { message, cause } = error as Error;
  const { code, status } = Object(cause) as { code?: unknown; status?: unknown };
  return ['OIDC_ISSUER', message, code ?? status].filter((each) => each !== undefined).join(': ');
}
