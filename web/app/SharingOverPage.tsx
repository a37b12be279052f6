import { texts } from '#texts/shared-pages.ts';
import { PageMetadata } from '../platform/page-metadata.tsx';
import { ErrorScreenView } from '../shell/ErrorScreenView.tsx';
import { useGoBack } from './go-back.ts';

/** Renders the screen for a sharing that has ended, or that the customer never had (spec: beyond §12). */
export function SharingOverPage() {
  return (
    <>
      <PageMetadata title={texts.over.title} status={404} />
      <ErrorScreenView screen={texts.over} onBack={useGoBack()} />
    </>
  );
}
