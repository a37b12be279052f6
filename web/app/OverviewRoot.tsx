import { texts } from '#texts/shell.ts';
import { addressOf } from '../../domain/paths.ts';
import { endedOf, gotoOf } from '../login/goto.ts';
import { useBoot } from '../platform/boot.tsx';
import type { PageProps } from '../platform/page.ts';
import { useLocation } from '../platform/router/router.ts';
import { useSession } from '../platform/session/session.ts';
import { ErrorPage, GeneralError } from './ErrorPage.tsx';
import { LazyLogin, LazyOverview } from './lazy-root.tsx';
import { requestedPath } from './login-address.ts';
import { Redirect } from './Redirect.tsx';

/**
 * Renders the overview root: an error if the toggle is off, the overview for a logged-in customer, or else
 * the login page (spec: shell §2.2). A logged-in customer with a `goto` is redirected to it. The server
 * normally does this first.
 */
export function OverviewRoot({ feedback }: PageProps) {
  const isLoggedIn = useSession() === 'logged-in';
  const { session, distributor } = useBoot();
  const { toggles } = distributor;
  const { pathname, search } = useLocation();
  const asked = isLoggedIn ? requestedPath(search) : null;
  if (asked) return <Redirect to={asked} />;
  if (toggles['nysalg-skade'] === 'false') return <GeneralError status={503} />;
  if (isLoggedIn) return <LazyOverview feedback={feedback} />;
  // Not reported, because it is not an error.
  if (toggles['direkte-innlogging'] === 'false') return <ErrorPage screen={texts.notFound} status={404} />;
  // The page was loaded with a session, which has ended since.
  const ended = endedOf(search) ?? (session?.kfpSessionId ? 'timeout' : null);
  const goto = gotoOf({ pathname: addressOf(pathname), search });
  return <LazyLogin goto={goto} ended={ended} failed={<GeneralError status={503} />} />;
}
