import type { ReactNode } from 'react';
import type { Invoice } from '../../contract/invoices.ts';
import { addressOfFile } from '../platform/api/request.ts';
import { useIsReadable, useKeepPerson } from '../platform/sharing.ts';
import { ExternalLink } from '../ui/ExternalLink.tsx';

type Props = Pick<Invoice, 'systemSource' | 'id'> & { children: ReactNode };

/**
 * Renders a link to an invoice as PDF. `id` is the id of the document, not of the invoice. Renders nothing if another
 * customer shares invoices but no documents.
 */
export function InvoiceFile({ systemSource, id, children }: Props) {
  const keepPerson = useKeepPerson();
  if (!useIsReadable()('DOKUMENTER')) return null;
  return (
    <ExternalLink
      className="kfp-invoice__file"
      href={keepPerson(addressOfFile('GET /dokumenter/:systemSource/:id', { systemSource, id }))}
    >
      <span className="kfp-link__text">{children}</span>
    </ExternalLink>
  );
}
