import type { AnalyticsSettings } from '../../contract/first-page.ts';
import type { OptInStatus } from '../platform/consent/opt-in.ts';
import { removeStored } from './stored-by-library.ts';
import { receiveEvents } from './track.ts';

type Library = typeof import('./mixpanel.ts');

export type ConsentState = {
  settings: AnalyticsSettings;
  /** the customer's answer, read anew whenever it is asked for: other tabs can change it */
  optIn: () => OptInStatus;
  /** the trackingId; null: nobody is logged in; undefined: not known yet */
  identity: string | null | undefined;
};

let wanted: ConsentState | null = null;
let library: Library | null = null;

/**
 * Lets events out, holds them back or throws them away, as the customer has answered (spec: shell §4.5). Called at
 * each change. The library is loaded with the first consent; without one nothing of it is left in the browser. Rejects
 * when the library can't be had: the events wait.
 */
export async function followConsent(state: ConsentState, load: () => Promise<Library> = loadLibrary) {
  const { settings, optIn, identity } = state;
  wanted = state;
  receiveEvents(optIn() === 'OPTED_OUT' ? () => {} : null);
  if (optIn() !== 'OPTED_IN') {
    library?.stop();
    removeStored(settings.projectKey);
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
