import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { useAnalytics } from '../analytics/use-analytics.ts';
import { CookieConsent } from '../cookie-consent/CookieConsent.tsx';
import { useErrorReports } from '../error-reports/use-error-reports.ts';
import { LanguageOffer } from '../language/LanguageOffer.tsx';
import { OfflineNotice } from '../offline/OfflineNotice.tsx';
import { useBoot } from '../platform/boot.tsx';
import { sessionQuery } from '../platform/session/session.ts';
import type { TabSessionEnd } from '../platform/session/tabs.ts';
import { SessionTimeout } from '../session-timeout/SessionTimeout.tsx';
import { ToastRegion } from '../toasts/ToastRegion.tsx';
import { checkSessionOnRestore } from './coming-back.ts';
import { leaveEnded } from './leave-ended.ts';
import { useLogout } from './logout.ts';
import { useChangesElsewhere } from './use-changes-elsewhere.ts';
import { useConfigurationCheck } from './use-configuration-check.ts';
import { useMarketSource } from './use-market-source.ts';

/** Renders the dialogs and toasts of every page, and runs the session's timers. Only for the browser. */
export function Overlays() {
  const isOnBehalf = useBoot().sharing !== undefined;
  const session = useQuery(sessionQuery).data?.kfpSessionId;
  useMarketSource();
  useAnalytics();
  useErrorReports();
  useConfigurationCheck();
  useChangesElsewhere(session);
  useEffect(() => checkSessionOnRestore(session, isOnBehalf), [session, isOnBehalf]);
  return (
    <>
      <CookieConsent />
      <WatchedSession session={session} />
      <ToastRegion />
      <LanguageOffer />
      <OfflineNotice />
    </>
  );
}

/** Renders the session timeout while there is a session. */
function WatchedSession({ session }: { session: string | undefined }) {
  const client = useQueryClient();
  const logOut = useLogout();
  const onEnded = useCallback((how: TabSessionEnd) => leaveEnded(client, how), [client]);
  if (session === undefined) return null;
  return <SessionTimeout session={session} onEnded={onEnded} onLogout={logOut} />;
}
