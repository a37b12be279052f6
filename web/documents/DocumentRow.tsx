import type { InsuranceDocument } from '../../contract/documents.ts';
import { formatDate } from '../../domain/calendar-date.ts';
import { addressOfFile } from '../platform/api/request.ts';
import { ExternalLink } from '../ui/ExternalLink.tsx';
import { readable } from '../ui/readable.tsx';
import { texts } from './texts.ts';

/** A document as a link to its PDF, in a new tab, with its date and the insurance that it is about. */
export function DocumentRow({ document }: { document: InsuranceDocument }) {
  const { id, systemSource, tittel, dato, avtalenummer } = document;
  const about = [texts.pdf, formatDate(dato), avtalenummer && texts.agreement(avtalenummer)];
  return (
    <div className="kfp-document">
      <ExternalLink
        className="kfp-document__link"
        href={addressOfFile('GET /dokumenter/:systemSource/:id', { systemSource, id })}
      >
        <span>{readable(tittel)}</span>
      </ExternalLink>
      <span className="kfp-document__about">{about.filter(Boolean).join(' · ')}</span>
    </div>
  );
}
