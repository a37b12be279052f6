import { escapeHtml } from '../platform/http/plain-page.ts';

/** In the query of an address: the page is asked for by someone without scripts, who can't fill in what is missing. */
const WAITS = 'vent';
/** As long as any source may take to answer, or to be given up. */
const PATIENT_MS = 20_000;

/** Returns how many ms a page may wait for its answers: `firstPageMs`, where scripts can fetch what comes later. */
export function waitOf(url: string, firstPageMs: number): number {
  return waits(url) ? PATIENT_MS : firstPageMs;
}

/**
 * Returns the element of the head that asks for a page with gaps once more, and waits this time, where no scripts run
 * (spec: decisions §6). Nothing where it has waited already.
 */
export function withoutScripts(url: string): string {
  if (waits(url)) return '';
  const address = `${url}${url.includes('?') ? '&' : '?'}${WAITS}`;
  return `<noscript><meta http-equiv="refresh" content="0;url=${escapeHtml(address)}"></noscript>`;
}

function waits(url: string): boolean {
  return new URL(url, 'http://portal.invalid').searchParams.has(WAITS);
}
