import { type ReactNode, useEffect } from 'react';
import { texts } from '#texts/shell.ts';
import { useBoot } from '../platform/boot.tsx';
import { PageLayout } from '../shell/PageLayout.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { ErrorPage } from './ErrorPage.tsx';

/**
 * Renders the error generell when everything else has failed. It is outside the router and needs only the
 * boot data (spec: shell §8.3).
 */
export function TopErrorBoundary({ children }: { children: ReactNode }) {
  return <ErrorBoundary fallback={() => <GeneralError />}>{children}</ErrorBoundary>;
}

function GeneralError() {
  const { distributor } = useBoot();

  // Without the router, a history step within the portal changes only the address. A jump to a fragment is
  // ignored.
  useEffect(() => {
    const { pathname } = window.location;
    const renderAgain = () => {
      if (window.location.pathname !== pathname) window.location.reload();
    };
    window.addEventListener('popstate', renderAgain);
    return () => window.removeEventListener('popstate', renderAgain);
  }, []);

  return (
    <PageLayout distributor={distributor}>
      <ErrorPage screen={texts.generalError} block={{ type: 'generell', name: 'Noe har gått galt' }} />
    </PageLayout>
  );
}
