import { useParams } from 'react-router';
import { PageNote } from '../platform/page-notes.tsx';
import { ErrorScreenView } from '../shell/ErrorScreenView.tsx';
import { type ErrorScreen, screenOf } from '../shell/error-screens.ts';
import { goBack } from './go-back.ts';
import { NotFoundPage } from './NotFoundPage.tsx';

/** /feil/{type} and /kjopsstopp/{type}, where other apps send customers; an unknown type is not found (decisions 6). */
export function ErrorTypePage({ screens }: { screens: Readonly<Record<string, ErrorScreen>> }) {
  const screen = screenOf(screens, useParams().type);
  if (!screen) return <NotFoundPage />;
  return (
    <>
      <PageNote title={screen.title} />
      <ErrorScreenView screen={screen} onBack={goBack} />
    </>
  );
}
