import { texts } from '#texts/shell.ts';
import { ErrorScreenView } from './ErrorScreenView.tsx';

/** Renders the error screen for an unknown address (spec: shell §2.1). */
export function NotFound({ onBack }: { onBack: () => void }) {
  return <ErrorScreenView screen={texts.notFound} onBack={onBack} />;
}
