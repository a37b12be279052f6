import { Loading } from '../ui/Loading.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { texts } from './texts.ts';

/** Stands alone on the screen while we don't know yet which page to show (spec: shell §2.2). */
export function FullScreenLoader() {
  return (
    <main className="kfp-full-screen-loader">
      <VisuallyHidden as="h1">{texts.pleaseWait}</VisuallyHidden>
      <Loading text={texts.pleaseWait} />
    </main>
  );
}
