import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { useAnalytics } from '../analytics/use-analytics.ts';
import { CookieConsent } from '../cookie-consent/CookieConsent.tsx';
import { useErrorReports } from '../error-reports/use-error-reports.ts';
import { useBoot } from '../platform/boot.tsx';
import { forgetCustomer } from '../platform/forget-customer.ts';
import { sessionQuery, useSession } from '../platform/session.ts';
import { type SessionEnd, tellTabs } from '../platform/tabs.ts';
import { SessionTimeout } from '../session-timeout/SessionTimeout.tsx';
import { ToastRegion } from '../toasts/ToastRegion.tsx';
import { guardComingBack } from './coming-back.ts';
import { isLeaving } from './exit.ts';
import { leaveEnded, useLogout } from './logout.ts';
import { useMarketSource } from './use-market-source.ts';

/** What stands beside every page: its dialogs and toasts, and what watches over the session. For the browser alone. */
export function Companions() {
  const { distributor } = useBoot();
  const session = useQuery(sessionQuery).data?.kfpSessionId;
  useMarketSource();
  useAnalytics();
  useErrorReports();
  useEffect(() => guardComingBack(session), [session]);
  return (
    <>
      <CookieConsent privacyUrl={distributor.privacyUrl} />
      <WatchedSession session={session} />
      <ToastRegion />
    </>
  );
}

/** The session's clock, while there is a session; when the server ends it before its time, the other tabs hear of it. */
function WatchedSession({ session }: { session: string | undefined }) {
  const client = useQueryClient();
  const logOut = useLogout();
  const [watched, setWatched] = useState(session);
  const isLoggedOut = useSession() === 'logged-out';

  if (session !== undefined && session !== watched) setWatched(session);
  useEffect(() => {
    if (isLoggedOut && watched && !isLeaving()) tellTabs({ type: 'ended', session: watched, how: 'timeout' });
  }, [isLoggedOut, watched]);

  const onEnded = useCallback((how: SessionEnd) => leaveEnded(client, how), [client]);
  const onReplaced = useCallback(() => {
    window.location.reload();
    forgetCustomer(client);
  }, [client]);

  if (session === undefined) return null;
  return <SessionTimeout session={session} onEnded={onEnded} onReplaced={onReplaced} onLogout={logOut} />;
}
