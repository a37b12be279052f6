import { Loading } from '../ui/Loading.tsx';
import { texts } from './texts.ts';

/** Stands alone on the screen while we don't know yet which page to show (spec: shell §2.2). */
export function FullScreenLoader() {
  return (
    <main className="kfp-full-screen-loader">
      <h1 className="jkl-sr-only">{texts.pleaseWait}</h1>
      <Loading text={texts.pleaseWait} />
    </main>
  );
}
