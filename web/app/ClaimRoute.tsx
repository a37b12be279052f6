import { useQuery } from '@tanstack/react-query';
import { texts as claimTexts } from '#texts/claims.ts';
import { texts } from '#texts/shell.ts';
import { ClaimPage } from '../claims/ClaimPage.tsx';
import { useBoot } from '../platform/boot.tsx';
import type { PageProps } from '../platform/page.ts';
import { bankContactQuery } from '../shell/queries.ts';
import { NotFoundPage } from './NotFoundPage.tsx';

/** Title of the document until the claim has loaded. */
export const title = claimTexts.oneTitle;

/** Renders the page of one claim, with the contact information of the customer's bank. */
export function ClaimRoute(props: PageProps) {
  const { distributor, sharing } = useBoot();
  const contact = useQuery({ ...bankContactQuery, enabled: !sharing }).data ?? distributor.bankkontakt;
  return (
    <ClaimPage {...props} contact={contact} NotFound={NotFoundPage} notFoundTitle={texts.notFound.title} />
  );
}
