import { PageMetadata } from '../platform/page-metadata.tsx';
import { ErrorScreenView } from '../shell/ErrorScreenView.tsx';
import { GENERAL_ERROR } from '../shell/error-types.ts';
import { useGoBack } from './go-back.ts';
import { PurchaseBlock } from './PurchaseBlock.tsx';

/** The full-screen error generell in the place of a page that can't be shown (spec: shell §2.9, shell §8.3). */
export function ErrorPage() {
  const goBack = useGoBack();
  return (
    <>
      <PageMetadata title={GENERAL_ERROR.title} status={503} />
      <PurchaseBlock type="generell" description={GENERAL_ERROR.title} />
      <ErrorScreenView screen={GENERAL_ERROR} onBack={goBack} />
    </>
  );
}
