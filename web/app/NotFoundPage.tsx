import { useEffect } from 'react';
import { PageNote } from '../platform/page-notes.tsx';
import { reportMessage } from '../platform/reports.ts';
import { NotFound } from '../shell/NotFound.tsx';
import { texts } from '../shell/texts.ts';

/**
 * The screen for a page that does not exist; that a customer met it is reported, unless the page is only switched off
 * (spec: shell §2.1).
 */
export function NotFoundPage({ isUnknown = true }: { isUnknown?: boolean }) {
  useEffect(() => {
    if (isUnknown) reportMessage('Kunde traff side som ikke finnes');
  }, [isUnknown]);

  return (
    <>
      <PageNote title={texts.notFound.title} status={404} />
      <NotFound />
    </>
  );
}
