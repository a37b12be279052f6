import { texts } from '#texts/shared-pages.ts';
import { ErrorPage } from './ErrorPage.tsx';

/** Renders the screen for a sharing that has ended, or that the customer never had (spec: beyond §12). */
export function SharingOverPage() {
  return <ErrorPage screen={texts.over} status={404} />;
}
