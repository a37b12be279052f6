import { texts } from '#texts/shell.ts';
import { PageMetadata } from '../platform/page-metadata.tsx';
import { ErrorScreenView } from '../shell/ErrorScreenView.tsx';
import { useGoBack } from './go-back.ts';
import { PurchaseBlock } from './PurchaseBlock.tsx';

/**
 * Renders the full-screen error generell in place of a page that can't be shown
 * (spec: shell §2.9, shell §8.3).
 */
export function ErrorPage() {
  const goBack = useGoBack();
  return (
    <>
      <PageMetadata title={texts.generalError.title} status={503} />
      <PurchaseBlock type="generell" name="Noe har gått galt" />
      <ErrorScreenView screen={texts.generalError} onBack={goBack} />
    </>
  );
}
