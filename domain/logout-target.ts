import { PROVIDER_LOGOUT_PATH } from './provider-logout.ts';

type LogoutSettings = { serverDecidesLogoutUrl?: boolean | undefined; loggUtUrl: string };

/**
 * Returns the browser's address after the logout. It is the server's logoutUrl if the distributor configures
 * it, or if it leads to the login provider. Otherwise, or without an answer, it is the distributor's
 * loggUtUrl (spec: shell §6, shell §8.1).
 */
export function logoutTarget(
  { serverDecidesLogoutUrl, loggUtUrl }: LogoutSettings,
  answer: { logoutUrl: string } | null,
): string {
  const usesServerUrl = serverDecidesLogoutUrl || answer?.logoutUrl === PROVIDER_LOGOUT_PATH;
  return answer && usesServerUrl ? answer.logoutUrl : loggUtUrl;
}
