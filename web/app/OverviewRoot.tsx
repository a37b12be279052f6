import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { endedOf } from '../login/ended.ts';
import { gotoOf } from '../login/goto.ts';
import { LoginPage } from '../login/LoginPage.tsx';
import { OverviewPage } from '../overview/OverviewPage.tsx';
import { useBoot } from '../platform/boot.tsx';
import { useSession } from '../platform/session/session.ts';
import { ErrorPage } from './ErrorPage.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';
import { askedPath, BASE_PATH } from './routes.ts';

/**
 * The overview root, in the specification's order: flag, overview, login page (spec: shell §2.2). Whoever is logged in
 * already and wants a page of ours (`goto`) goes on to it; the server does so before us where it knows the session.
 */
export function OverviewRoot() {
  const isLoggedIn = useSession() === 'logged-in';
  const { session, distributor } = useBoot();
  const { toggles } = distributor;
  const { pathname, search } = useLocation();
  const asked = isLoggedIn ? askedPath(search) : null;
  if (asked) return <GoOn to={asked} />;
  if (toggles['nysalg-skade'] === 'false') return <ErrorPage />;
  if (isLoggedIn) return <OverviewPage />;
  if (toggles['direkte-innlogging'] === 'false') return <NotFoundPage isUnknown={false} />;
  // Who was logged in when this page was loaded has been logged out since.
  const ended = endedOf(search) ?? (session?.kfpSessionId ? 'timeout' : null);
  const goto = gotoOf({ pathname: BASE_PATH + pathname, search });
  return <LoginPage goto={goto} ended={ended} failed={<ErrorPage />} />;
}

function GoOn({ to }: { to: string }) {
  useEffect(() => window.location.replace(to), [to]);
  return null;
}
