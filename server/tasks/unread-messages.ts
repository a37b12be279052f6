import type { Message } from '../../contract/messages.ts';
import type { CustomerTable } from '../platform/db/schema.ts';
import type { Collected } from '../sources/collect.ts';

/**
 * Returns whether messages wait unread: by the messages themselves where the customer reads them here, so that the task goes
 * with the last of them; else as the bank's inbox has told. `messages` null: their page is not the portal's own (spec: beyond §1).
 */
export function hasUnreadMessages(
  { has_unread_messages }: Pick<CustomerTable, 'has_unread_messages'>,
  messages: Collected<Message> | null,
): boolean {
  const told = has_unread_messages === 1;
  if (!messages) return told;
  const { items, complete } = messages;
  if (items.some(({ lest }) => !lest)) return true;
  return items.length > 0 && complete ? false : told;
}
