import { type ReactNode, useEffect } from 'react';
import { useBoot } from '../platform/boot.tsx';
import { PageNote } from '../platform/page-notes.tsx';
import { ErrorScreenView } from '../shell/ErrorScreenView.tsx';
import { GENERAL_ERROR } from '../shell/error-screens.ts';
import { PageLayout } from '../shell/PageLayout.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { useGoBack } from './go-back.ts';
import { PurchaseBlock } from './PurchaseBlock.tsx';

/**
 * Shows the error generell when all else has failed; it stands outside the router, and needs the boot alone
 * (spec: shell §8.3).
 */
export function TopErrorBoundary({ children }: { children: ReactNode }) {
  return <ErrorBoundary fallback={() => <GeneralErrorAlone />}>{children}</ErrorBoundary>;
}

function GeneralErrorAlone() {
  const goBack = useGoBack();
  const { distributor } = useBoot();

  // With the router gone, a step back within the portal would change the address alone. A place on this page is no step.
  useEffect(() => {
    const { pathname } = window.location;
    const drawAnew = () => {
      if (window.location.pathname !== pathname) window.location.reload();
    };
    window.addEventListener('popstate', drawAnew);
    return () => window.removeEventListener('popstate', drawAnew);
  }, []);

  return (
    <PageLayout distributor={distributor}>
      <PageNote title={GENERAL_ERROR.title} />
      <PurchaseBlock type="generell" description={GENERAL_ERROR.title} />
      <ErrorScreenView screen={GENERAL_ERROR} onBack={goBack} />
    </PageLayout>
  );
}
