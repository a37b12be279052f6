import type { ReactNode } from 'react';
import { texts } from '#texts/shell.ts';
import type { ErrorScreen } from './error-types.ts';
import { FullScreenError } from './FullScreenError.tsx';

/**
 * Renders a full-screen error with a link to the overview and a «Gå tilbake» button, which calls `onBack`
 * (spec: shell §8.3).
 */
export function ErrorScreenView({
  screen,
  onBack,
  picture,
}: {
  screen: ErrorScreen;
  onBack: () => void;
  picture?: ReactNode;
}) {
  const action = { label: texts.error.goBack, onClick: onBack };
  return <FullScreenError {...screen} backLink action={action} picture={picture} />;
}
