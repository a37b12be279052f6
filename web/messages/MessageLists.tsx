import { texts } from '#texts/messages.ts';
import type { Message } from '../../contract/messages.ts';
import { byRead } from './by-read.ts';
import { MessageRows } from './MessageRows.tsx';

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
