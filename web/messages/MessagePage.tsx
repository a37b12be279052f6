import '../documents/documents.scss';
import './messages.scss';
import { useQuery } from '@tanstack/react-query';
import { texts } from '#texts/messages.ts';
import { messagesPath } from '../../domain/messages-path.ts';
import { hasProblem, isLoading } from '../platform/api/answers.ts';
import { type ItemKey, itemKeyOf } from '../platform/api/item-key.ts';
import { useBoot } from '../platform/boot.tsx';
import type { PageProps } from '../platform/page.ts';
import { PageMetadata } from '../platform/page-metadata.tsx';
import { Link } from '../platform/router/Link.tsx';
import { BackLink } from '../ui/BackLink.tsx';
import { Heading } from '../ui/Heading.tsx';
import { ListProblem } from '../ui/ListProblem.tsx';
import { PageFrame } from '../ui/PageFrame.tsx';
import { PageLoading } from '../ui/PageLoading.tsx';
import { LazyMessageContent } from './lazy-components.ts';
import { messageQuery } from './queries.ts';

/** Title of the document until the message has loaded. */
export const title = texts.message.title;

/** Renders one message, marks it as read, and ends with `feedback` (spec: beyond §1). */
export function MessagePage(props: PageProps) {
  const key = itemKeyOf(props.parameters);
  return key ? <MessageOf {...props} messageKey={key} /> : <props.NotFound />;
}

function MessageOf({ messageKey, feedback, NotFound }: PageProps & { messageKey: ItemKey }) {
  const answer = useQuery(messageQuery(messageKey));
  const list = messagesPath(useBoot().distributor) ?? '';
  const [message] = answer.data?.meldinger ?? [];
  if (isLoading(answer)) return <PageLoading text={texts.message.loading} />;
  if (!message && !hasProblem(answer)) return <NotFound />;
  return (
    <PageFrame
      back={
        <BackLink as={Link} to={list}>
          {texts.title}
        </BackLink>
      }
      feedback={message && feedback}
    >
      {message ? (
        <>
          <PageMetadata title={message.tittel} />
          <LazyMessageContent message={message} />
        </>
      ) : (
        <>
          {/* A system does not answer, so that it is unknown whether the customer has the message. */}
          <Heading level={1}>{texts.message.title}</Heading>
          <ListProblem problem={{ tone: 'error', text: texts.message.failed }} answers={[answer]} />
        </>
      )}
    </PageFrame>
  );
}
