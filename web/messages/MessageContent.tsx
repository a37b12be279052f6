import { texts as rowTexts } from '#texts/document-rows.ts';
import { texts } from '#texts/messages.ts';
import { sourceLanguage } from '#texts/source-language.ts';
import type { CustomerMessage } from '../../contract/messages.ts';
import { InsuranceName } from '../agreements/InsuranceName.tsx';
import { type InsuranceReference, useInsuranceLinks } from '../agreements/use-insurance-links.ts';
import { DocumentRow } from '../documents/DocumentRow.tsx';
import { useNamedDocument } from '../documents/use-named-document.ts';
import { documentAddress } from '../platform/api/document-address.ts';
import type { ItemKey } from '../platform/api/item-key.ts';
import { formatDate } from '../platform/format.ts';
import { Card } from '../ui/Card.tsx';
import { ExternalLink } from '../ui/ExternalLink.tsx';
import { FactList } from '../ui/FactList.tsx';
import { Heading } from '../ui/Heading.tsx';
import { RowList } from '../ui/RowList.tsx';
import { readable } from '../ui/readable.tsx';
import { SafeHtml } from '../ui/SafeHtml.tsx';
import { useReadMark } from './use-read-mark.ts';

/** Renders a message with its insurance and attachment. Rendering it marks the message as read, if its text can be read. */
export function MessageContent({ message }: { message: CustomerMessage }) {
  const { tittel, dato, tekst, uleselig, systemSource, avtalenummer, dokumentId } = message;
  useReadMark(message);
  return (
    <article>
      <Heading level={1} {...sourceLanguage}>
        {readable(tittel)}
      </Heading>
      <p className="kfp-subdued">{formatDate(dato)}</p>
      <div className="kfp-columns kfp-message__columns">
        <Card className="kfp-message__card">
          <div className="kfp-message__text">
            {tekst ? (
              <div {...sourceLanguage}>
                <SafeHtml html={tekst} />
              </div>
            ) : (
              <p>{uleselig ? texts.message.unreadable : texts.message.noText}</p>
            )}
          </div>
          {avtalenummer && (
            <FactList
              className="kfp-message__about"
              facts={[
                {
                  name: texts.message.about,
                  value: <InsuranceLink systemSource={systemSource} avtalenummer={avtalenummer} />,
                },
              ]}
            />
          )}
        </Card>
        {dokumentId && <Attachment systemSource={systemSource} id={dokumentId} />}
      </div>
    </article>
  );
}

/** Renders a link to the insurance by name; only its number if the customer no longer has it. */
function InsuranceLink(reference: InsuranceReference & { avtalenummer: string }) {
  const insurance = useInsuranceLinks()(reference);
  if (!insurance) return texts.message.agreement(reference.avtalenummer);
  return <InsuranceName href={insurance.href}>{insurance.label}</InsuranceName>;
}

/** Renders a link to the document attached to a message, by name if the name is known. Without a file, says so. */
function Attachment(key: ItemKey) {
  const { document, hasFile } = useNamedDocument(key);
  return (
    <section>
      <Heading level={2} size={3}>
        {texts.message.attachment}
      </Heading>
      <RowList>
        <li>
          {document ? (
            <DocumentRow document={document} />
          ) : (
            <div className="kfp-document">
              {hasFile ? (
                <ExternalLink className="kfp-document__link" href={documentAddress(key)}>
                  <span>{texts.message.openAttachment}</span>
                </ExternalLink>
              ) : (
                rowTexts.noFile
              )}
            </div>
          )}
        </li>
      </RowList>
    </section>
  );
}
