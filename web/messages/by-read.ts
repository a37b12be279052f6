import type { Message } from '../../contract/messages.ts';

/** Returns the unread and the read messages, each in their original order. */
export function byRead(messages: readonly Message[]): { unread: Message[]; read: Message[] } {
  const { unread = [], read = [] } = Object.groupBy(messages, ({ lest }) => (lest ? 'read' : 'unread'));
  return { unread, read };
}
