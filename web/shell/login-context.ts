import type { DistributorView } from '../../contract/first-page.ts';
import type { LoginContext } from '../../contract/session.ts';

const MOBILE_BANK: LoginContext[] = ['MOBILBANK', 'MOBILBANK_DNB'];

/**
 * Whether the menu gives way to the mobile bank's own: inside the app, or after a login through it. A login context
 * that isn't known (undefined) hides nothing (spec: shell §2.7, decisions §8.4).
 */
export function hidesMenu(inMobileBank: boolean, loginContext: LoginContext | undefined): boolean {
  return inMobileBank || MOBILE_BANK.some((each) => each === loginContext);
}

/**
 * Whether the header leads to the online bank: after the login contexts that the distributor names, else after mobile-bank
 * logins (spec: shell §2.8).
 */
export function showsOnlineBank(
  { onlineBankLoginContexts = MOBILE_BANK }: Pick<DistributorView, 'onlineBankLoginContexts'>,
  loginContext: LoginContext | undefined,
): boolean {
  return onlineBankLoginContexts.some((each) => each === loginContext);
}
