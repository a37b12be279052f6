import './messages.scss';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { texts } from '#texts/messages.ts';
import type { MessageList } from '../../contract/messages.ts';
import { hasFailed, hasProblem, isComing } from '../platform/api/answers.ts';
import type { PageProps } from '../platform/page.ts';
import { Heading } from '../ui/Heading.tsx';
import { ListProblem, type Problem } from '../ui/ListProblem.tsx';
import { PageLoading } from '../ui/PageLoading.tsx';
import { Text } from '../ui/Text.tsx';
import { byRead } from './by-read.ts';
import { MessageRows } from './MessageRows.tsx';
import { messagesQuery } from './queries.ts';

/** Of the document. */
export const title = texts.title;

/** The messages to the customer, the unread first (spec: beyond §1); `feedback` ends the page. */
export function MessagesPage({ feedback }: PageProps) {
  const answer = useQuery(messagesQuery);
  if (isComing(answer)) return <PageLoading text={texts.loading} />;
  return (
    <div className="kfp-wide kfp-messages">
      <Heading level={1}>{texts.title}</Heading>
      <Text className="kfp-messages__lead">{texts.lead}</Text>
      <ListProblem problem={problemOf(answer)} onRetry={async () => !hasProblem(await answer.refetch())} />
      {answer.data && <Messages list={answer.data} />}
      {feedback && <div className="kfp-messages__feedback">{feedback}</div>}
    </div>
  );
}

function Messages({ list: { meldinger, systemSourceError } }: { list: MessageList }) {
  if (meldinger.length === 0) return systemSourceError ? null : <p>{texts.empty}</p>;
  const { unread, read } = byRead(meldinger);
  return (
    <>
      <MessageRows heading={texts.unread} messages={unread} />
      <MessageRows heading={texts.read} messages={read} />
    </>
  );
}

function problemOf(answer: UseQueryResult<MessageList>): Problem | null {
  if (hasFailed(answer)) return { tone: 'error', text: texts.failed, names: [] };
  return hasProblem(answer) ? { tone: 'warning', text: texts.incomplete, names: [texts.missing] } : null;
}
