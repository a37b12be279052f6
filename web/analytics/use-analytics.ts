import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useBoot } from '../platform/boot.tsx';
import { currentCookies } from '../platform/consent/consent.ts';
import { optInStatus } from '../platform/consent/opt-in.ts';
import { useOptInStatus } from '../platform/consent/opt-in-subscription.ts';
import { useSession } from '../platform/session/session.ts';
import { countFirstView } from './count-first-view.ts';
import { followConsent } from './follow-consent.ts';
import { trackingIdQuery } from './queries.ts';

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
    followConsent({ settings: analytics, optIn, identity }).catch(reportError);
  }, [analytics, distributor, client, status, identity]);
}
