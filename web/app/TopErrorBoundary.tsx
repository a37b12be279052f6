import { type ReactNode, useEffect } from 'react';
import { PageLayout } from '../shell/PageLayout.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { GeneralError } from './ErrorPage.tsx';
import { loadHistorySteps } from './without-code.ts';

type Props = {
  /** called once the page is hydrated. Optional parts may still wait for their code */
  onHydrated: () => void;
  children: ReactNode;
};

/** Renders the error generell outside the router, with only the boot data (spec: shell §8.3). */
export function TopErrorBoundary({ onHydrated, children }: Props) {
  useEffect(onHydrated, [onHydrated]);
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
