import { HttpError } from '../platform/api/http-error.ts';
import { request } from '../platform/api/request.ts';
import { isOnline } from '../platform/online.ts';

/** The page's own requests come first. */
const FIRST_AFTER_MS = 3_000;
/** An answer that comes sooner was not waited for: the server is busy or stopping, or there is no network. */
const SOON_MS = 5_000;
const PAUSE_MS = 5_000;
/** Time that another tab has to report that it logged out, or in anew. */
const GRACE_MS = 200;

/**
 * Has the server say when the session has ended, wherever it was ended: it holds the question until then, for a while
 * (ADR-093). One tab of a browser asks, as long as the customer sees it. Returns an unsubscribe function.
 */
export function awaitSessionEnd(session: string, onEnded: () => void): () => void {
  let watch: AbortController | null = null;
  document.addEventListener('visibilitychange', follow);
  const first = setTimeout(follow, FIRST_AFTER_MS);

  function follow(): void {
    watch?.abort();
    if (document.visibilityState !== 'visible') return;
    watch = new AbortController();
    void askAlone(session, watch.signal, onEnded);
  }

  return () => {
    clearTimeout(first);
    watch?.abort();
    document.removeEventListener('visibilitychange', follow);
  };
}

/** Asks until it is aborted, once no other tab of the session does. */
async function askAlone(session: string, signal: AbortSignal, onEnded: () => void): Promise<void> {
  const ask = () => askOnAndOn(signal, onEnded);
  // Browsers have locks on secure addresses alone.
  if (!('locks' in navigator)) return await ask();
  await navigator.locks.request(`kfp-session-end:${session}`, { signal }, ask).catch(() => {});
}

async function askOnAndOn(signal: AbortSignal, onEnded: () => void): Promise<void> {
  while (!signal.aborted) {
    const asked = Date.now();
    const found = isOnline() ? await askOnce(signal) : 'unknown';
    if (found === 'replaced') return;
    if (found === 'ended') {
      await pause(GRACE_MS, signal);
      if (!signal.aborted) onEnded();
    }
    // Many browsers are not to ask at once after a server has stopped.
    if (Date.now() - asked < SOON_MS) await pause(PAUSE_MS * (1 + Math.random()), signal);
  }
}

/** `replaced`: the browser has another session, of which the page hears otherwise. */
async function askOnce(signal: AbortSignal): Promise<'ended' | 'replaced' | 'unknown'> {
  try {
    const { avsluttet } = await request('GET /auth/okt-avsluttet', { signal, renewsSession: false });
    return avsluttet ? 'ended' : 'unknown';
  } catch (error) {
    return error instanceof HttpError && error.status === 409 ? 'replaced' : 'unknown';
  }
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
