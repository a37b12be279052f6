import { useLocation } from 'react-router';
import { gotoOf } from '../login/goto.ts';
import { LoginPage } from '../login/LoginPage.tsx';
import { OverviewPage } from '../overview/OverviewPage.tsx';
import { useBoot } from '../platform/boot.tsx';
import { useSession } from '../platform/session.ts';
import { FullScreenLoader } from '../shell/FullScreenLoader.tsx';
import { ErrorPage } from './ErrorPage.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';
import { Page } from './Page.tsx';
import { BASE_PATH } from './routes.ts';

/** The overview root, in the specification's order: loader, flag, overview, login page (shell 2). */
export function OverviewRoot() {
  const session = useSession();
  const { toggles } = useBoot().distributor;
  const { pathname, search } = useLocation();
  if (session === 'loading') return <FullScreenLoader />;
  if (toggles['nysalg-skade'] === 'false') return <ErrorPage />;
  if (session === 'logged-in') {
    return (
      <Page>
        <OverviewPage />
      </Page>
    );
  }
  if (toggles['direkte-innlogging'] === 'false') return <NotFoundPage />;
  return (
    <Page>
      <LoginPage goto={gotoOf({ pathname: BASE_PATH + pathname, search })} failed={<ErrorPage />} />
    </Page>
  );
}
