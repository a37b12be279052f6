import { texts } from '#texts/shell.ts';
import { ErrorScreenView } from './ErrorScreenView.tsx';

/** The screen for an address that leads nowhere, with the ways back that every error has (spec: shell §2.1). */
export function NotFound({ onBack }: { onBack: () => void }) {
  return <ErrorScreenView screen={texts.notFound} onBack={onBack} />;
}
