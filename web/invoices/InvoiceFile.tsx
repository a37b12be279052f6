import type { ReactNode } from 'react';
import type { Invoice } from '../../contract/invoices.ts';
import { documentAddress } from '../platform/api/document-address.ts';
import { useIsReadable, useKeepPerson } from '../platform/sharing.ts';
import { IconLink } from '../ui/IconLink.tsx';

type Props = Pick<Invoice, 'systemSource' | 'id'> & { children: ReactNode };

/**
 * Renders a link to an invoice as PDF. `id` is the id of the document, not of the invoice. Renders nothing if another
 * customer shares invoices but no documents.
 */
export function InvoiceFile({ children, ...document }: Props) {
  const keepPerson = useKeepPerson();
  if (!useIsReadable()('DOKUMENTER')) return null;
  return (
    <IconLink className="kfp-icon-link kfp-space-8" href={keepPerson(documentAddress(document))} external>
      {children}
    </IconLink>
  );
}
