import { useLocation } from 'react-router';
import { gotoOf } from '../login/goto.ts';
import { LoginPage } from '../login/LoginPage.tsx';
import { OverviewPage } from '../overview/OverviewPage.tsx';
import { useBoot } from '../platform/boot.tsx';
import { useSession } from '../platform/session.ts';
import { ErrorPage } from './ErrorPage.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';
import { BASE_PATH } from './routes.ts';

/** The overview root, in the specification's order: flag, overview, login page (shell 2). */
export function OverviewRoot() {
  const isLoggedIn = useSession() === 'logged-in';
  const { toggles } = useBoot().distributor;
  const { pathname, search } = useLocation();
  if (toggles['nysalg-skade'] === 'false') return <ErrorPage />;
  if (isLoggedIn) return <OverviewPage />;
  if (toggles['direkte-innlogging'] === 'false') return <NotFoundPage isUnknown={false} />;
  return <LoginPage goto={gotoOf({ pathname: BASE_PATH + pathname, search })} failed={<ErrorPage />} />;
}
