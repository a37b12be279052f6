import { texts } from '#texts/shell.ts';
import { PageLoading } from '../ui/PageLoading.tsx';

/** Renders a loader without header and footer, while it is not known which page to show (spec: shell §2.2). */
export function FullScreenLoader() {
  return (
    <main className="kfp-full-screen-loader">
      <PageLoading text={texts.pleaseWait} />
    </main>
  );
}
