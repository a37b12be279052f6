import type { DistributorView } from '../../contract/first-page.ts';
import type { LoginContext } from '../../contract/session.ts';

const MOBILE_BANK: LoginContext[] = ['MOBILBANK', 'MOBILBANK_DNB'];

/**
 * Returns whether the mobile bank's own menu replaces ours: inside the app, or after a login through it. An
 * unknown login context (undefined) hides nothing (spec: shell §2.7, decisions §8.4).
 */
export function hidesMenu(inMobileBank: boolean, loginContext: LoginContext | undefined): boolean {
  return inMobileBank || MOBILE_BANK.some((each) => each === loginContext);
}

/**
 * Returns whether the header links to the online bank. The distributor may list the login contexts; the
 * default is the mobile bank's (spec: shell §2.8).
 */
export function showsOnlineBank(
  { onlineBankLoginContexts = MOBILE_BANK }: Pick<DistributorView, 'onlineBankLoginContexts'>,
  loginContext: LoginContext | undefined,
): boolean {
  return onlineBankLoginContexts.some((each) => each === loginContext);
}
