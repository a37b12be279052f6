import { HttpError } from '../platform/api/http-error.ts';
import { request } from '../platform/api/request.ts';
import { isOnline } from '../platform/online.ts';

/** Delay before the first request, in ms, so that the page's own requests go first. */
const INITIAL_DELAY_MS = 3_000;
/**
 * Minimum time, in ms, that the server holds a request. A faster answer means that the server is busy or
 * stopping, or that there is no network.
 */
const MIN_HOLD_MS = 5_000;
const RETRY_DELAY_MS = 5_000;
/** Time, in ms, for another tab to announce that it logged out or logged in again. */
const GRACE_MS = 200;

/**
 * Calls `onEnded` when the server reports that the session has ended, also from another browser. Uses long
 * polling (ADR-021). One tab per browser asks, and only while it is visible. Returns an unsubscribe function.
 */
export function awaitSessionEnd(session: string, onEnded: () => void): () => void {
  let watch: AbortController | null = null;
  document.addEventListener('visibilitychange', follow);
  const first = setTimeout(follow, INITIAL_DELAY_MS);

  function follow(): void {
    watch?.abort();
    if (document.visibilityState !== 'visible') return;
    watch = new AbortController();
    void pollFromOneTab(session, watch.signal, onEnded);
  }

  return () => {
    clearTimeout(first);
    watch?.abort();
    document.removeEventListener('visibilitychange', follow);
  };
}

/** Polls until aborted. Waits first until no other tab of the session polls. */
async function pollFromOneTab(session: string, signal: AbortSignal, onEnded: () => void): Promise<void> {
  const ask = () => poll(signal, onEnded);
  // Browsers support locks only in secure contexts.
  if (!('locks' in navigator)) return await ask();
  await navigator.locks.request(`kfp-session-end:${session}`, { signal }, ask).catch(() => {});
}

async function poll(signal: AbortSignal, onEnded: () => void): Promise<void> {
  while (!signal.aborted) {
    const asked = Date.now();
    const found = isOnline() ? await askOnce(signal) : 'unknown';
    if (found === 'replaced') return;
    if (found === 'ended') {
      await pause(GRACE_MS, signal);
      if (!signal.aborted) onEnded();
    }
    // The random pause spreads the requests of many browsers after a server has stopped.
    if (Date.now() - asked < MIN_HOLD_MS) await pause(RETRY_DELAY_MS * (1 + Math.random()), signal);
  }
}

/**
 * Sends one request. `replaced` means that the browser has another session, which the page learns about
 * elsewhere.
 */
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
