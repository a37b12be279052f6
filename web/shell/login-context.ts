import type { LoginContext } from '../../contract/session.ts';

const MOBILE_BANK: readonly (LoginContext | undefined)[] = ['MOBILBANK', 'MOBILBANK_DNB'];

/**
 * Whether the menu gives way to the mobile bank's own: inside the app, or after a login through it. A login context
 * that isn't known (undefined) hides nothing (spec: shell §2.7, decisions §8.4).
 */
export function hidesMenu(inMobileBank: boolean, loginContext: LoginContext | undefined): boolean {
  return inMobileBank || MOBILE_BANK.includes(loginContext);
}

/**
 * Whether the header leads to the online bank: after mobile-bank logins, at sb1 after NETTBANK alone
 * (spec: shell §2.8).
 */
export function showsOnlineBank(shortname: string, loginContext: LoginContext | undefined): boolean {
  return shortname === 'sb1' ? loginContext === 'NETTBANK' : MOBILE_BANK.includes(loginContext);
}
