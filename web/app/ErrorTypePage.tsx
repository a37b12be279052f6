import { useParams } from 'react-router';
import { PageMetadata } from '../platform/page-metadata.tsx';
import { ErrorScreenView } from '../shell/ErrorScreenView.tsx';
import { type ErrorScreen, PURCHASE_BLOCKS, screenOf } from '../shell/error-screens.ts';
import { useGoBack } from './go-back.ts';
import { NotFoundPage } from './NotFoundPage.tsx';
import { PurchaseBlock } from './PurchaseBlock.tsx';

/**
 * /feil/{type} and /kjopsstopp/{type}, where other apps send customers; an unknown type is not found
 * (spec: decisions §6).
 */
export function ErrorTypePage({ screens }: { screens: Readonly<Record<string, ErrorScreen>> }) {
  const { type } = useParams();
  const goBack = useGoBack();
  const screen = screenOf(screens, type);
  if (!type || !screen) return <NotFoundPage />;
  const event = screens === PURCHASE_BLOCKS ? 'kjøpsstopp' : 'feilside';
  return (
    <>
      <PageMetadata title={screen.title} />
      <PurchaseBlock type={type} description={screen.title} event={event} />
      <ErrorScreenView screen={screen} onBack={goBack} />
    </>
  );
}
