import type { ReactNode } from 'react';
import { texts } from '#texts/shell.ts';
import type { ErrorScreen } from './error-types.ts';
import { FullScreenError } from './FullScreenError.tsx';

/**
 * A full-screen error with the ways on that all have: to the overview, and «Gå tilbake» through `onBack`
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
