import { type ReactNode, useEffect } from 'react';
import { PageLayout } from '../shell/PageLayout.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { GeneralError } from './ErrorPage.tsx';
import { loadHistorySteps } from './without-code.ts';

/** Renders the error generell outside the router, with only the boot data (spec: shell §8.3). */
export function TopErrorBoundary({ children }: { children: ReactNode }) {
  return <ErrorBoundary fallback={() => <LastError />}>{children}</ErrorBoundary>;
}

function LastError() {
  useEffect(loadHistorySteps, []);
  return (
    <PageLayout>
      <GeneralError />
    </PageLayout>
  );
}
