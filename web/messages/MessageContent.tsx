import { texts } from '#texts/messages.ts';
import { sourceLanguage } from '#texts/source-language.ts';
import type { Message } from '../../contract/messages.ts';
import { formatDate } from '../platform/format.ts';
import { Card } from '../ui/Card.tsx';
import { FactList } from '../ui/FactList.tsx';
import { Heading } from '../ui/Heading.tsx';
import { readable } from '../ui/readable.tsx';
import { SafeHtml } from '../ui/SafeHtml.tsx';
import { Attachment } from './Attachment.tsx';
import { InsuranceLink } from './InsuranceLink.tsx';
import { useReadMark } from './use-read-mark.ts';

/** Renders a message with its insurance and attachment. Rendering it marks the message as read. */
export function MessageContent({ message }: { message: Message }) {
  const { tittel, dato, tekst, systemSource, avtalenummer, dokumentId } = message;
  useReadMark(message);
  return (
    <article>
      <Heading level={1} {...sourceLanguage}>
        {readable(tittel)}
      </Heading>
      <p className="kfp-subdued">{formatDate(dato)}</p>
      <div className="kfp-message__columns">
        <Card className="kfp-message__card">
          <div className="kfp-message__text">
            {tekst ? (
              <div {...sourceLanguage}>
                <SafeHtml html={tekst} />
              </div>
            ) : (
              <p>{texts.message.noText}</p>
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
