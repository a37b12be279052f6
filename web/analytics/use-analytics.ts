import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { endpointQuery } from '../platform/api/endpoint-query.ts';
import { useBoot } from '../platform/boot.tsx';
import { currentCookies } from '../platform/consent/consent.ts';
import { optInStatus } from '../platform/consent/opt-in.ts';
import { useOptInStatus } from '../platform/consent/opt-in-subscription.ts';
import { listen } from '../platform/listen.ts';
import { useSession } from '../platform/session/session.ts';
import { followConsent } from './follow-consent.ts';
import { track } from './track.ts';

/** The query for the customer's identity in analytics, a permanent random id (spec: shell §3.6). */
const trackingIdQuery = endpointQuery('GET /analyse/tracking-id', {
  staleTime: Number.POSITIVE_INFINITY,
});

/**
 * Sends the events of `track` while the customer consents (spec: shell §4.5). Only for the browser. The
 * identity is fetched only with consent and a session, and removed when either ends.
 */
export function useAnalytics(): void {
  useEffect(countFirstView, []);
  const { analytics, distributor } = useBoot();
  const client = useQueryClient();
  const session = useSession();
  const status = useOptInStatus();
  const isIn = analytics !== null && status === 'OPTED_IN';
  const { data } = useQuery({ ...trackingIdQuery, enabled: isIn && session === 'logged-in' });
  const trackingId = session === 'logged-in' ? data?.trackingId : undefined;
  const identity = session === 'logged-out' ? null : trackingId;

  useEffect(() => {
    if (!analytics) return;
    if (status !== 'OPTED_IN') client.removeQueries(trackingIdQuery);
    const optIn = () => optInStatus(distributor, currentCookies());
    const follow = () => void followConsent({ settings: analytics, optIn, identity }).catch(reportError);
    follow();
    // Requests of the library that end after a withdrawal store its queue again.
    return status === 'OPTED_IN' ? undefined : listen(window, ['visibilitychange', 'pagehide'], follow);
  }, [analytics, distributor, client, status, identity]);
}

/**
 * Sends the time to first contentful paint, in ms, when the browser reports it (spec: shell §3.6). Returns a
 * function that stops waiting.
 */
function countFirstView(): () => void {
  const observer = new PerformanceObserver((paints) => {
    const [seen] = paints.getEntriesByName('first-contentful-paint');
    if (!seen) return;
    observer.disconnect();
    track('statistics', { name: 'forstevisning-ms', value: Math.round(seen.startTime) });
  });
  observer.observe({ type: 'paint', buffered: true });
  return () => observer.disconnect();
}
