import { useEffect } from 'react';
import { reportMessage } from '../error-reports/reports.ts';
import { NotFound } from '../shell/NotFound.tsx';
import { useGoBack } from './go-back.ts';

/** Renders the screen for a page that does not exist, and reports the visit (spec: shell §2.1). */
export function NotFoundPage() {
  useEffect(() => {
    reportMessage('Kunde traff side som ikke finnes');
  }, []);

  return <NotFound onBack={useGoBack()} />;
}
