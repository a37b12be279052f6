import { texts } from '#texts/shell.ts';
import { PageMetadata } from '../platform/page-metadata.tsx';
import { ErrorScreenView } from '../shell/ErrorScreenView.tsx';
import { useGoBack } from './go-back.ts';
import { PurchaseBlock } from './PurchaseBlock.tsx';

/** Renders the route-level error screen, within header and footer (spec: shell §2.1, decisions §8.4). */
export function TechnicalError() {
  const goBack = useGoBack();
  return (
    <>
      <PageMetadata title={texts.technicalError.title} />
      <PurchaseBlock type="teknisk" name="Teknisk feil" />
      <ErrorScreenView screen={texts.technicalError} onBack={goBack} />
    </>
  );
}
