import { texts } from '#texts/messages.ts';
import { sourceLanguage } from '#texts/source-language.ts';
import type { Message } from '../../contract/messages.ts';
import { messagesPath } from '../../domain/messages-path.ts';
import { useBoot } from '../platform/boot.tsx';
import { formatDate } from '../platform/format.ts';
import { Link } from '../platform/router/Link.tsx';
import { useRenderedCount } from '../platform/use-rendered-count.ts';
import { classNames } from '../ui/class-names.ts';
import { Heading } from '../ui/Heading.tsx';
import { Icon } from '../ui/Icon.tsx';
import { RowList } from '../ui/RowList.tsx';
import { readable } from '../ui/readable.tsx';
import { ShowAllLink } from '../ui/ShowAllLink.tsx';

/** Renders the unread messages, then the read ones. */
export function MessageLists({ messages }: { messages: readonly Message[] }) {
  const { unread, read } = byRead(messages);
  return (
    <>
      <MessageRows heading={texts.unread} messages={unread} />
      <MessageRows heading={texts.read} messages={read} />
    </>
  );
}

/** Renders messages below a heading, if there are any. Long lists are completed while idle (ADR-016). */
function MessageRows({ heading, messages }: { heading: string; messages: readonly Message[] }) {
  const list = messagesPath(useBoot().distributor) ?? '';
  const count = useRenderedCount(messages.length);
  if (messages.length === 0) return null;
  return (
    <section className="kfp-list-page__section">
      <Heading level={2} size={3}>
        {heading}
      </Heading>
      <RowList>
        {messages.slice(0, count).map((message) => (
          <li key={`${message.systemSource} ${message.id}`}>
            <Row message={message} list={list} />
          </li>
        ))}
      </RowList>
      {count < messages.length && <ShowAllLink text={texts.showAll(messages.length)} />}
    </section>
  );
}

function Row({ message, list }: { message: Message; list: string }) {
  const { systemSource, id, tittel, dato, lest, dokumentId } = message;
  const about = dokumentId ? `${formatDate(dato)} · ${texts.withAttachment}` : formatDate(dato);
  return (
    <Link
      className={classNames('kfp-message-row', !lest && 'kfp-message-row--unread')}
      to={`${list}/${systemSource}/${encodeURIComponent(id)}`}
    >
      <span className="kfp-message-row__title" {...sourceLanguage}>
        {readable(tittel)}
      </span>{' '}
      <span className="kfp-subdued">{about}</span>
      <Icon name="chevron" />
    </Link>
  );
}

/** Returns the unread and the read messages, each in their original order. */
export function byRead(messages: readonly Message[]): { unread: Message[]; read: Message[] } {
  const { unread = [], read = [] } = Object.groupBy(messages, ({ lest }) => (lest ? 'read' : 'unread'));
  return { unread, read };
}
