import { texts as detailsTexts } from '#texts/details-page.ts';
import { texts } from '#texts/shell.ts';
import { DetailsPage } from '../agreement-details/DetailsPage.tsx';
import type { PageProps } from '../platform/page.ts';
import { NotFoundPage } from './NotFoundPage.tsx';

/** Of the document, until the insurance is there. */
export const title = detailsTexts.title;

/** The page of one insurance; whoever has no such insurance sees what stands at an address that leads nowhere. */
export function DetailsRoute(props: PageProps) {
  return <DetailsPage {...props} NotFound={NotFoundPage} notFoundTitle={texts.notFound.title} />;
}
