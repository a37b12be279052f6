import { useCallback, useSyncExternalStore } from 'react';
import type { DistributorView } from '../../../contract/first-page.ts';
import { useBoot } from '../boot.tsx';
import { listen } from '../listen.ts';
import { currentCookies, onConsent } from './consent.ts';
import { isOptInClosed, type OptInStatus, optInStatus } from './opt-in.ts';

/** Delay before reading the bank's cookie, in ms: the bank writes it after its event (spec: shell §4.4). */
const REFRESH_MS = 250;

/**
 * Calls `listener` when the opt-in status may have changed: after the customer's answer, and when the page
 * gets focus. The customer may have answered in another tab or on the bank's own pages. Returns an
 * unsubscribe function.
 */
export function onOptIn(
  { statisticsOptIn, bankkontakt }: Pick<DistributorView, 'statisticsOptIn' | 'bankkontakt'>,
  listener: () => void,
): () => void {
  const isPosted = typeof statisticsOptIn === 'object' && statisticsOptIn.postsOptInClosed;
  const stopAnswers = isPosted ? onBankAnswer(bankkontakt.domene, listener) : onConsent(listener);
  const stopFocus = listen(window, ['focus'], listener);
  return () => {
    stopAnswers();
    stopFocus();
  };
}

function onBankAnswer(bankDomain: string, listener: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = listen(window, ['message'], ({ data, origin }) => {
    if (!isOptInClosed(data, origin, bankDomain)) return;
    clearTimeout(timer);
    timer = setTimeout(listener, REFRESH_MS);
  });
  return () => {
    clearTimeout(timer);
    stop();
  };
}

/** Returns the current opt-in status for statistics. UNANSWERED during server rendering. */
export function useOptInStatus(): OptInStatus {
  const { distributor } = useBoot();
  const subscribe = useCallback((listener: () => void) => onOptIn(distributor, listener), [distributor]);
  return useSyncExternalStore(
    subscribe,
    () => optInStatus(distributor, currentCookies()),
    () => 'UNANSWERED',
  );
}
