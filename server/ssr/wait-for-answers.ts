import { escapeHtml } from '../platform/http/plain-page.ts';

/** Query parameter of a request from a browser without scripts, which can't load missing data later. */
const WAIT_PARAMETER = 'vent';
/** The maximum time for a source to respond or fail, in ms. */
const FULL_WAIT_MS = 20_000;

/**
 * Returns the maximum time that a page waits for its data, in ms: `firstPageMs` if scripts can load the rest
 * later.
 */
export function waitOf(url: string, firstPageMs: number): number {
  return hasWaitParameter(url) ? FULL_WAIT_MS : firstPageMs;
}

/**
 * Returns the head element that, without scripts, reloads an incomplete page and waits for all data
 * (spec: decisions §6). Returns '' if the page has already waited.
 */
export function withoutScripts(url: string): string {
  if (hasWaitParameter(url)) return '';
  const address = `${url}${url.includes('?') ? '&' : '?'}${WAIT_PARAMETER}`;
  return `<noscript><meta http-equiv="refresh" content="0;url=${escapeHtml(address)}"></noscript>`;
}

function hasWaitParameter(url: string): boolean {
  return new URL(url, 'http://portal.invalid').searchParams.has(WAIT_PARAMETER);
}
