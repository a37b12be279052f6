import type { BrowserContext } from '@playwright/test';

export type Consent = Readonly<Record<string, string>>;

/** The choice of a customer who refuses all cookies that are not necessary. */
export const REFUSED: Consent = { functional: 'denied', statistics: 'denied', marketing: 'denied' };

/** Returns the name and value of the cookie that holds a choice. */
export function consentCookie(consent: Consent): { name: string; value: string } {
  return { name: 'kfp-cookie-consent', value: JSON.stringify(consent) };
}

/** Refuses cookies at the portal with this address. Otherwise the question about cookies covers the page. */
export async function refuseCookies(context: BrowserContext, url: string): Promise<void> {
  await context.addCookies([{ ...consentCookie(REFUSED), url }]);
}
