import { memo } from 'react';
import { texts } from '#texts/document-rows.ts';
import { sourceLanguage } from '#texts/source-language.ts';
import type { InsuranceDocument } from '../../contract/documents.ts';
import { documentAddress } from '../platform/api/document-address.ts';
import { formatDate } from '../platform/format.ts';
import { useKeepPerson } from '../platform/sharing.ts';
import { ExternalLink } from '../ui/ExternalLink.tsx';
import { InlineFacts } from '../ui/InlineFacts.tsx';
import { readable } from '../ui/readable.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';

type Props = {
  document: InsuranceDocument;
  /** the insurance the document concerns; omitted if the page already names it */
  insurance?: string | undefined;
};

/**
 * Renders a document as a link to its PDF in a new tab, with its date. Without a file it has no link, and says so.
 * Memoized, since a customer can have thousands.
 */
export const DocumentRow = memo(function DocumentRow({ document, insurance }: Props) {
  const { tittel, dato, harFil = true } = document;
  const keepPerson = useKeepPerson();
  const file = harFil ? texts.pdf : texts.noFile;
  // Screen readers hear it in the link, whose title several documents may have.
  const about = insurance && (
    <span aria-hidden={harFil} {...sourceLanguage}>
      {readable(insurance)}
    </span>
  );
  return (
    <div className="kfp-document">
      {harFil ? (
        <ExternalLink className="kfp-document__link" href={keepPerson(documentAddress(document))}>
          <span className="kfp-link__text" {...sourceLanguage}>
            {readable(tittel)}
          </span>
          {insurance && <VisuallyHidden {...sourceLanguage}>, {readable(insurance)}</VisuallyHidden>}
        </ExternalLink>
      ) : (
        <span className="kfp-document__title">
          <span {...sourceLanguage}>{readable(tittel)}</span>
        </span>
      )}
      <span className="kfp-subdued">
        <InlineFacts parts={[file, formatDate(dato), ...(about ? [about] : [])]} />
      </span>
    </div>
  );
});
