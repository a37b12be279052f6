import './messages.scss';
import { useQuery } from '@tanstack/react-query';
import { texts } from '#texts/messages.ts';
import type { MessageList } from '../../contract/messages.ts';
import type { PageProps } from '../platform/page.ts';
import { ListPage } from '../ui/ListPage.tsx';
import { RowListSkeleton } from '../ui/RowListSkeleton.tsx';
import { LazyMessageLists } from './lazy-parts.ts';
import { messagesQuery } from './queries.ts';

/** Of the document. */
export const title = texts.title;

/** The messages to the customer, the unread first (spec: beyond §1); `feedback` ends the page. */
export function MessagesPage({ feedback }: PageProps) {
  const answer = useQuery(messagesQuery);
  return (
    <ListPage texts={texts} answer={answer} skeleton={<RowListSkeleton />} feedback={feedback}>
      {answer.data && <Messages list={answer.data} />}
    </ListPage>
  );
}

function Messages({ list: { meldinger, systemSourceError } }: { list: MessageList }) {
  if (meldinger.length === 0) return systemSourceError ? null : <p>{texts.empty}</p>;
  return <LazyMessageLists messages={meldinger} />;
}
