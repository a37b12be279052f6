import { texts } from '#texts/shell.ts';
import { PageLoading } from '../ui/PageLoading.tsx';

/** Stands alone on the screen while we don't know yet which page to show (spec: shell §2.2). */
export function FullScreenLoader() {
  return (
    <main className="kfp-full-screen-loader">
      <PageLoading text={texts.pleaseWait} />
    </main>
  );
}
