import { ErrorScreenView } from '../shell/ErrorScreenView.tsx';
import { type ErrorScreen, PURCHASE_BLOCKS, screenOf } from '../shell/error-screens.ts';
import { useGoBack } from './go-back.ts';
import { PurchaseBlock } from './PurchaseBlock.tsx';

type Props = { screens: Readonly<Record<string, ErrorScreen>>; type: string | undefined };

/**
 * An error or a purchase block by its type, where other apps send customers (spec: decisions §6).
 */
export function ErrorTypePage({ screens, type }: Props) {
  const goBack = useGoBack();
  const screen = screenOf(screens, type);
  if (!type || !screen) return null;
  const event = screens === PURCHASE_BLOCKS ? 'kjøpsstopp' : 'feilside';
  return (
    <>
      <PurchaseBlock type={type} description={screen.title} event={event} />
      <ErrorScreenView screen={screen} onBack={goBack} />
    </>
  );
}
