import type { ErrorScreen } from './error-screens.ts';
import { FullScreenError } from './FullScreenError.tsx';
import { texts } from './texts.ts';

/**
 * A full-screen error with the ways on that all have: to the overview, and «Gå tilbake» through `onBack`
 * (spec: shell §8.3).
 */
export function ErrorScreenView({ screen, onBack }: { screen: ErrorScreen; onBack: () => void }) {
  return <FullScreenError {...screen} backLink action={{ label: texts.error.goBack, onClick: onBack }} />;
}
