import { FullScreenError } from './FullScreenError.tsx';
import { texts } from './texts.ts';

/** The screen for an address that leads nowhere, with a way back to the overview (spec: shell §2.1). */
export function NotFound() {
  return <FullScreenError title={texts.notFound.title} lead={texts.notFound.lead} backLink />;
}
