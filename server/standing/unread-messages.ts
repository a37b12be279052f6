import type { Message } from '../../contract/messages.ts';
import type { Collected } from '../sources/collect.ts';

/**
 * Returns whether the customer has unread messages, so that the task disappears when the last one is read
 * (spec: beyond §1). Null when the messages do not tell: there are none, or the list is incomplete.
 */
export function hasUnreadMessages({
  items,
  complete,
}: Pick<Collected<Message>, 'items' | 'complete'>): boolean | null {
  if (items.some(({ lest }) => !lest)) return true;
  return items.length > 0 && complete ? false : null;
}
