import './messages.scss';
import { useQuery } from '@tanstack/react-query';
import { texts } from '#texts/messages.ts';
import type { PageProps } from '../platform/page.ts';
import { ListPage } from '../ui/ListPage.tsx';
import { LazyMessageLists } from './lazy-components.ts';
import { messagesQuery } from './queries.ts';

export const title = texts.title;

/** Renders the messages to the customer, the unread ones first, followed by `feedback` (spec: beyond §1). */
export function MessagesPage({ feedback }: PageProps) {
  const answer = useQuery(messagesQuery);
  const messages = answer.data?.meldinger ?? [];
  return (
    <ListPage texts={texts} answer={answer} count={messages.length} feedback={feedback}>
      {messages.length > 0 && <LazyMessageLists messages={messages} />}
    </ListPage>
  );
}
