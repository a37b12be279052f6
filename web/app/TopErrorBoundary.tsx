import { type ReactNode, useEffect } from 'react';
import { texts } from '#texts/shell.ts';
import { useBoot } from '../platform/boot.tsx';
import { PageLayout } from '../shell/PageLayout.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { ErrorPage } from './ErrorPage.tsx';
import { loadHistorySteps } from './without-code.ts';

/**
 * Renders the error generell when everything else has failed. It is outside the router and needs only the
 * boot data (spec: shell §8.3).
 */
export function TopErrorBoundary({ children }: { children: ReactNode }) {
  return <ErrorBoundary fallback={() => <GeneralError />}>{children}</ErrorBoundary>;
}

function GeneralError() {
  const { distributor } = useBoot();
  useEffect(loadHistorySteps, []);
  return (
    <PageLayout distributor={distributor}>
      <ErrorPage screen={texts.generalError} block={{ type: 'generell', name: 'Noe har gått galt' }} />
    </PageLayout>
  );
}
