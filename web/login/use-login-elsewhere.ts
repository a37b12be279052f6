import { useEffect } from 'react';
import { askSession } from '../platform/session/session.ts';
import { onTabMessage } from '../platform/session/tabs.ts';

/**
 * On the login page: when another tab announces a session, asks the server, whose refusal says that somebody has logged in
 * (ADR-022).
 */
export function useLoginElsewhere(): void {
  useEffect(listenForSessions, []);
}

function listenForSessions(): () => void {
  let asking = false;
  return onTabMessage(async ({ type }) => {
    if (type !== 'extended' || asking) return;
    asking = true;
    await askSession().catch(() => null);
    asking = false;
  });
}
