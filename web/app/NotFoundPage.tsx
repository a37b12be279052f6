import { useEffect } from 'react';
import { reportMessage } from '../error-reports/reports.ts';
import { PageMetadata } from '../platform/page-metadata.tsx';
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
      <PageMetadata title={texts.notFound.title} status={404} />
      <NotFound />
    </>
  );
}
