import { useEffect } from 'react';
import { findSession } from '../platform/session/session.ts';
import { onTabMessage } from '../platform/session/tabs.ts';

/**
 * Checks the session with the server when another tab announces one. For pages that are shown without a login:
 * the server's refusal shows that the customer has logged in (ADR-021).
 */
export function useLoginElsewhere(): void {
  useEffect(listenForSessions, []);
}

function listenForSessions(): () => void {
  let asking = false;
  return onTabMessage(async ({ type }) => {
    if (type !== 'extended' || asking) return;
    asking = true;
    await findSession();
    asking = false;
  });
}
