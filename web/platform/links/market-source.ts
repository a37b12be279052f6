import type { LoginContext } from '../../../contract/session.ts';
import { keepInSession, sessionStorageIfAny } from '../storage/session-storage.ts';

/** Markers in an address and their market sources (spec: shell §3.4). The first match in this order applies (spec: shell §4.8). */
const MARKERS: readonly (readonly [part: string, source: string])[] = [
  ['fromLo', 'LOFAVOR_NO'],
  ['fromFinn', 'FINN'],
  ['fromMinBil', 'MIN_BIL'],
  ['fromFIFBilOst', 'FIFBIL_OST'],
  ['fromFIFBilSR', 'FIFBIL_SR'],
  ['fromFIFBilSNN', 'FIFBIL_SNN'],
  ['fromFIFBilSMN', 'FIFBIL_SMN'],
];

const OF_LOGIN_CONTEXT: Readonly<Partial<Record<LoginContext, string>>> = {
  MOBILBANK: 'MOBILBANK',
  MOBILBANK_DNB: 'MOBILBANK',
  NETTBANK: 'NETTBANK',
  NETTBANK_DNB: 'NETTBANK',
};

const STORAGE_KEY = 'kfp-market-source';

/**
 * Returns the market source of the address (path, query and fragment), or else of the distributor. null if
 * only the login context can decide. A marker must be a whole word of the address (spec: shell §4.8).
 */
export function marketSourceOf(
  address: string,
  { marketSource }: { readonly marketSource?: string | undefined },
): string | null {
  const words = address.split(/[^A-Za-z0-9]+/);
  const marked = MARKERS.find(([part]) => words.includes(part));
  return marked?.[1] ?? marketSource ?? null;
}

/** Returns the market source of a login context (spec: shell §3.4, shell §4.8). */
export function marketSourceOfLogin(loginContext: LoginContext): string {
  return OF_LOGIN_CONTEXT[loginContext] ?? 'KUNDEKLIENT_SKADE';
}

/** Returns the stored market source, or null. */
export function storedMarketSource(): string | null {
  return sessionStorageIfAny()?.getItem(STORAGE_KEY) ?? null;
}

/** Stores the market source for the session. An existing one is not overwritten (spec: shell §4.8). */
export function storeMarketSource(source: string): void {
  if (storedMarketSource() === null) keepInSession(STORAGE_KEY, source);
}

/** Removes the stored market source, when there is no session (spec: shell §4.1). */
export function removeMarketSource(): void {
  sessionStorageIfAny()?.removeItem(STORAGE_KEY);
}
