import { useEffect } from 'react';
import { texts } from '#texts/shell.ts';
import { reportMessage } from '../error-reports/reports.ts';
import { ErrorPage } from './ErrorPage.tsx';

/** Renders the screen for a page that does not exist, and reports the visit (spec: shell §2.1). */
export function NotFoundPage() {
  useEffect(() => {
    reportMessage('Kunde traff side som ikke finnes');
  }, []);

  return <ErrorPage screen={texts.notFound} status={404} />;
}
