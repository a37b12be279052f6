import { SYSTEMS } from '../../domain/systems.ts';
import type { CustomerTable } from '../platform/db/schema.ts';
import type { Sources } from '../sources/sources.ts';

/**
 * Returns whether messages wait unread: by the messages themselves where the customer reads them here, so that the task goes
 * with the last of them; else as the bank's inbox has told. `isReadHere`: the messages' page is the portal's own (spec: beyond §1).
 */
export async function hasUnreadMessages(
  sources: Sources,
  customer: Pick<CustomerTable, 'id' | 'ssn' | 'has_unread_messages'>,
  isReadHere: boolean,
): Promise<boolean> {
  const told = customer.has_unread_messages === 1;
  if (!isReadHere) return told;
  const { items, complete } = await sources.list('meldinger', customer, SYSTEMS);
  if (items.some(({ lest }) => !lest)) return true;
  return items.length > 0 && complete ? false : told;
}
