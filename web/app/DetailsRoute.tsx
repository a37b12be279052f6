import { texts as detailsTexts } from '#texts/details-page.ts';
import { texts } from '#texts/shell.ts';
import { DetailsPage } from '../agreement-details/DetailsPage.tsx';
import type { PageProps } from '../platform/page.ts';
import { NotFoundPage } from './NotFoundPage.tsx';

/** Title of the document until the insurance has loaded. */
export const title = detailsTexts.title;

/** Renders the page of one insurance, or the not-found page if the customer does not have it. */
export function DetailsRoute(props: PageProps) {
  return <DetailsPage {...props} NotFound={NotFoundPage} notFoundTitle={texts.notFound.title} />;
}
