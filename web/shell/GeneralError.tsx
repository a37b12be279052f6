import { FullScreenError } from './FullScreenError.tsx';
import { texts } from './texts.ts';

/** The full-screen error generell; its button leaves the page through `onBack` (shell 8). */
export function GeneralError({ onBack }: { onBack: () => void }) {
  const { title, lead, goBack } = texts.generalError;
  return <FullScreenError title={title} lead={lead} backLink action={{ label: goBack, onClick: onBack }} />;
}
