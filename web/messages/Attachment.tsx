import { useQuery } from '@tanstack/react-query';
import { texts } from '#texts/messages.ts';
import { DocumentRow } from '../documents/DocumentRow.tsx';
import { documentsQuery } from '../documents/queries.ts';
import { documentAddress } from '../platform/api/document-address.ts';
import type { ItemKey } from '../platform/api/item-key.ts';
import { ExternalLink } from '../ui/ExternalLink.tsx';
import { Heading } from '../ui/Heading.tsx';
import { RowList } from '../ui/RowList.tsx';

/** Renders a link to the document attached to a message, by name if the name is known. */
export function Attachment(key: ItemKey) {
  const { systemSource, id } = key;
  const { data } = useQuery(documentsQuery);
  const document = data?.dokumenter.find((each) => each.id === id && each.systemSource === systemSource);
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
              <ExternalLink className="kfp-document__link" href={documentAddress(key)}>
                <span>{texts.message.openAttachment}</span>
              </ExternalLink>
            </div>
          )}
        </li>
      </RowList>
    </section>
  );
}
