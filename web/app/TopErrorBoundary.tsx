import { type ReactNode, useEffect } from 'react';
import { texts } from '#texts/shell.ts';
import { useBoot } from '../platform/boot.tsx';
import { PageMetadata } from '../platform/page-metadata.tsx';
import { ErrorScreenView } from '../shell/ErrorScreenView.tsx';
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
    const renderAgain = () => {
      if (window.location.pathname !== pathname) window.location.reload();
    };
    window.addEventListener('popstate', renderAgain);
    return () => window.removeEventListener('popstate', renderAgain);
  }, []);

  return (
    <PageLayout distributor={distributor}>
      <PageMetadata title={texts.generalError.title} />
      <PurchaseBlock type="generell" name="Noe har gått galt" />
      <ErrorScreenView screen={texts.generalError} onBack={goBack} />
    </PageLayout>
  );
}
