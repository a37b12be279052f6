import { useQuery } from '@tanstack/react-query';
import { texts } from '#texts/cover.ts';
import { CoverPage } from '../cover/CoverPage.tsx';
import { useBoot } from '../platform/boot.tsx';
import type { PageProps } from '../platform/page.ts';
import { bankContactQuery } from '../shell/queries.ts';

/** The document title. */
export const title = texts.title;

/** Renders 'Er jeg dekket?', with the contact information of the customer's bank. */
export function CoverRoute({ feedback }: PageProps) {
  const { bankkontakt } = useBoot().distributor;
  const contact = useQuery(bankContactQuery).data ?? bankkontakt;
  return <CoverPage feedback={feedback} contact={contact} />;
}
