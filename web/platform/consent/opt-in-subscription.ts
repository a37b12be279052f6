import { useCallback, useSyncExternalStore } from 'react';
import type { DistributorView } from '../../../contract/first-page.ts';
import { useBoot } from '../boot.tsx';
import { currentCookies, onConsent } from './consent.ts';
import { isOptInClosed, type OptInStatus, optInStatus } from './opt-in.ts';

/** The bank writes its cookie after its event; so long we wait before reading it (spec: shell §4.4). */
const REFRESH_MS = 250;

/**
 * Calls `listener` whenever the opt-in status may have changed at this distributor: by the customer's answer here, or in
 * another tab or on the bank's own pages, from which they come back. Returns an unsubscribe function.
 */
export function onOptIn(
  { statisticsOptIn, bankkontakt }: Pick<DistributorView, 'statisticsOptIn' | 'bankkontakt'>,
  listener: () => void,
): () => void {
  const isPosted = typeof statisticsOptIn === 'object' && statisticsOptIn.postsOptInClosed;
  const stopAnswers = isPosted ? onBankAnswer(bankkontakt.domene, listener) : onConsent(listener);
  window.addEventListener('focus', listener);
  return () => {
    stopAnswers();
    window.removeEventListener('focus', listener);
  };
}

function onBankAnswer(bankDomain: string, listener: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const onMessage = ({ data, origin }: MessageEvent) => {
    if (!isOptInClosed(data, origin, bankDomain)) return;
    clearTimeout(timer);
    timer = setTimeout(listener, REFRESH_MS);
  };
  window.addEventListener('message', onMessage);
  return () => {
    clearTimeout(timer);
    window.removeEventListener('message', onMessage);
  };
}

/** Returns whether the customer lets us keep statistics, up to date; UNANSWERED while the server renders. */
export function useOptInStatus(): OptInStatus {
  const { distributor } = useBoot();
  const subscribe = useCallback((listener: () => void) => onOptIn(distributor, listener), [distributor]);
  return useSyncExternalStore(
    subscribe,
    () => optInStatus(distributor, currentCookies()),
    () => 'UNANSWERED',
  );
}
