import type { ReactNode } from 'react';
import type { InvoiceInOre } from '../../contract/in-ore.ts';
import { documentAddress } from '../platform/api/document-address.ts';
import { useIsReadable, useKeepPerson } from '../platform/sharing.ts';
import { IconLink } from '../ui/IconLink.tsx';

type Props = { invoice: InvoiceInOre; children: ReactNode };

/** Renders a link to an invoice as PDF, unless it has none, or another customer shares invoices but no documents. */
export function InvoiceFile({ invoice: { systemSource, dokumentId }, children }: Props) {
  const keepPerson = useKeepPerson();
  const isReadable = useIsReadable()('DOKUMENTER');
  if (!dokumentId || !isReadable) return null;
  const address = keepPerson(documentAddress({ systemSource, id: dokumentId }));
  return (
    <IconLink className="kfp-icon-link kfp-space-8" href={address} external>
      {children}
    </IconLink>
  );
}
