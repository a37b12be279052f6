import type { Message } from '../../contract/messages.ts';
import type { Collected } from '../sources/collect.ts';

/**
 * Returns whether messages wait unread, by the messages themselves, so that the task goes with the last of them (spec: beyond §1). Null
 * where they don't say: there is none, or not all of them are known.
 */
export function hasUnreadMessages({ items, complete }: Collected<Message>): boolean | null {
  if (items.some(({ lest }) => !lest)) return true;
  return items.length > 0 && complete ? false : null;
}
