import { PORTAL_PATH } from '../../../domain/paths.ts';
import { currentCookies } from '../consent/consent.ts';

const COOKIE = 'kfp-talte-kjop';

/** Returns the product types whose purchase has been counted since the browser was opened, in any of its tabs. */
export function countedPurchases(): readonly string[] {
  return currentCookies()[COOKIE]?.split('.') ?? [];
}

/** Remembers that a purchase has been counted. Call it only with consent to statistics. */
export function rememberPurchase(productType: string): void {
  write([...new Set([...countedPurchases(), productType])].join('.'));
}

/** Forgets the counted purchases, at logout and without consent. */
export function forgetPurchases(): void {
  write('', 'Max-Age=0');
}

function write(value: string, ...attributes: string[]): void {
  const secure = window.location.protocol === 'https:' ? ['Secure'] : [];
  const parts = [`${COOKIE}=${value}`, `Path=${PORTAL_PATH}`, 'SameSite=Lax', ...secure];
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: some supported browsers lack the Cookie Store API
    document.cookie = [...parts, ...attributes].join('; ');
  } catch {
    // The browser refuses access, so there is nothing to forget either.
  }
}
