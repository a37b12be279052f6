import type { AnalyticsSettings } from '../../contract/first-page.ts';
import { parseCookies } from '../../domain/cookie-consent.ts';
import type { OptInStatus } from '../platform/consent/opt-in.ts';
import { forgetPurchases } from '../platform/storage/counted-purchases.ts';
import { receiveEvents } from './track.ts';

type Library = typeof import('./mixpanel.ts');

export type ConsentState = {
  settings: AnalyticsSettings;
  /** returns the customer's current answer; it is read on each call, because other tabs can change it */
  optIn: () => OptInStatus;
  /** the trackingId; null without a login, undefined if not known yet */
  identity: string | null | undefined;
};

let wanted: ConsentState | null = null;
let library: Library | null = null;

/**
 * Sends, holds or discards events according to the customer's consent (spec: shell §4.5). Call it on each
 * change. The library is loaded on the first consent; without consent everything stored for statistics is
 * removed. Rejects if the library cannot be loaded; events then stay buffered.
 */
export async function followConsent(state: ConsentState, load: () => Promise<Library> = loadLibrary) {
  const { settings, optIn, identity } = state;
  wanted = state;
  receiveEvents(optIn() === 'OPTED_OUT' ? () => {} : null);
  if (optIn() !== 'OPTED_IN') {
    library?.stop();
    removeStored(settings.projectKey);
    forgetPurchases();
    return;
  }
  if (identity === undefined) return;
  const loaded = await load();
  if (wanted !== state || optIn() !== 'OPTED_IN') return;
  library = loaded;
  const maySend = () => optIn() === 'OPTED_IN';
  loaded.start(settings, identity, maySend);
  receiveEvents((event, context) => {
    if (maySend()) loaded.send(event, context);
  });
}

async function loadLibrary(): Promise<Library> {
  return await import('./mixpanel.ts');
}

/** Removes everything the analytics library stores in the browser for a project: cookies and both storages. */
function removeStored(projectKey: string): void {
  const isOurs = (name: string) => /^(mp_|__mp)/.test(name) && name.includes(projectKey);
  for (const name of Object.keys(parseCookies(document.cookie)).filter(isOurs)) {
    // biome-ignore lint/suspicious/noDocumentCookie: not all supported browsers have the Cookie Store API
    document.cookie = `${name}=; Max-Age=0; Path=/`;
  }
  for (const storage of storages()) {
    for (const key of Object.keys(storage).filter(isOurs)) storage.removeItem(key);
  }
}

/** Returns the storages. Browsers that block storage throw when the property is read. */
function storages(): Storage[] {
  try {
    return [window.localStorage, window.sessionStorage];
  } catch {
    return [];
  }
}
