import { PageNote } from '../platform/page-notes.tsx';
import { NotFound } from '../shell/NotFound.tsx';
import { texts } from '../shell/texts.ts';

/** The screen for a page that does not exist (shell 2). */
export function NotFoundPage() {
  return (
    <>
      <PageNote title={texts.notFound.title} status={404} />
      <NotFound />
    </>
  );
}
