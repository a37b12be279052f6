import { texts } from '#texts/cover.ts';
import { sourceLanguage } from '#texts/source-language.ts';
import type { UnreadDocument } from '../../contract/cover.ts';
import { documentAddress } from '../platform/api/document-address.ts';
import { ExternalLink } from '../ui/ExternalLink.tsx';
import { Heading } from '../ui/Heading.tsx';

/** Renders the documents that were not searched, and why. The customer can open and read them. */
export function UnreadDocuments({ documents }: { documents: readonly UnreadDocument[] }) {
  if (documents.length === 0) return null;
  return (
    <section className="kfp-cover__unread">
      <Heading level={2} size={4}>
        {texts.unread.title}
      </Heading>
      <ul className="kfp-cover__ways">
        {documents.map(({ systemSource, dokumentId, tittel, grunn }) => (
          <li key={`${systemSource} ${dokumentId}`}>
            <ExternalLink className="kfp-icon-link" href={documentAddress({ systemSource, id: dokumentId })}>
              <span className="kfp-link__text" {...sourceLanguage}>
                {tittel}
              </span>
            </ExternalLink>
            <span className="kfp-subdued">{texts.unread.reasons[grunn]}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
