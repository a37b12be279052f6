import type { Message } from '../../contract/messages.ts';

/** Returns the unread messages and those that were read, each in their order. */
export function byRead(messages: readonly Message[]): { unread: Message[]; read: Message[] } {
  const { unread = [], read = [] } = Object.groupBy(messages, ({ lest }) => (lest ? 'read' : 'unread'));
  return { unread, read };
}
