import { useEffect } from 'react';
import { texts } from '#texts/shell.ts';
import { addressOf } from '../../domain/paths.ts';
import { endedOf } from '../login/ended.ts';
import { gotoOf } from '../login/goto.ts';
import { useBoot } from '../platform/boot.tsx';
import type { PageProps } from '../platform/page.ts';
import { PageMetadata } from '../platform/page-metadata.tsx';
import { useLocation } from '../platform/router/router.ts';
import { useSession } from '../platform/session/session.ts';
import { NotFound } from '../shell/NotFound.tsx';
import { ErrorPage } from './ErrorPage.tsx';
import { useGoBack } from './go-back.ts';
import { LazyLogin, LazyOverview } from './lazy-root.tsx';
import { askedPath } from './login-address.ts';

/**
 * The overview root, in the specification's order: flag, overview, login page (spec: shell §2.2). Whoever is logged in
 * already and wants a page of ours (`goto`) goes on to it; the server does so before us where it knows the session.
 */
export function OverviewRoot({ feedback }: PageProps) {
  const isLoggedIn = useSession() === 'logged-in';
  const { session, distributor } = useBoot();
  const { toggles } = distributor;
  const { pathname, search } = useLocation();
  const asked = isLoggedIn ? askedPath(search) : null;
  if (asked) return <GoOn to={asked} />;
  if (toggles['nysalg-skade'] === 'false') return <ErrorPage />;
  if (isLoggedIn) return <LazyOverview feedback={feedback} />;
  if (toggles['direkte-innlogging'] === 'false') return <SwitchedOff />;
  // Who was logged in when this page was loaded has been logged out since.
  const ended = endedOf(search) ?? (session?.kfpSessionId ? 'timeout' : null);
  const goto = gotoOf({ pathname: addressOf(pathname), search });
  return <LazyLogin goto={goto} ended={ended} failed={<ErrorPage />} />;
}

/** The login page where it is switched off: not found, but nobody's mistake to report. */
function SwitchedOff() {
  return (
    <>
      <PageMetadata title={texts.notFound.title} status={404} />
      <NotFound onBack={useGoBack()} />
    </>
  );
}

function GoOn({ to }: { to: string }) {
  useEffect(() => window.location.replace(to), [to]);
  return null;
}
