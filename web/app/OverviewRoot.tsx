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
  if (session === 'loading') return <FullScreenLoader />;
  return (
    <Page>
      <Content loggedIn={session === 'logged-in'} />
    </Page>
  );
}

function Content({ loggedIn }: { loggedIn: boolean }) {
  const { toggles } = useBoot().distributor;
  const { pathname, search } = useLocation();
  if (toggles['nysalg-skade'] === 'false') return <ErrorPage />;
  if (loggedIn) return <OverviewPage />;
  if (toggles['direkte-innlogging'] === 'false') return <NotFoundPage />;
  return <LoginPage goto={gotoOf({ pathname: BASE_PATH + pathname, search })} failed={<ErrorPage />} />;
}
