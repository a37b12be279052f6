import type { System } from '../../../domain/systems.ts';
import type { Database } from './database.ts';
import type { OwnChangeTable } from './schema.ts';

/**
 * Notes what a customer changed, which an import then leaves as it is (ADR-019). Takes the transaction that
 * makes the change. `item` is the offer that was deleted or
 * the message that was read.
 */
export async function noteOwnChange(
  transaction: Database,
  customerId: string,
  what: OwnChangeTable['what'],
  item = '',
): Promise<void> {
  const at = Date.now();
  await transaction
    .insertInto('own_change')
    .values({ customer_id: customerId, what, item, at })
    .onConflict((conflict) => conflict.columns(['customer_id', 'what', 'item']).doUpdateSet({ at }))
    .execute();
}

/** How an offer or a message is named among the changes of its customer, by the number or id that its system gave it. */
export function changedItem(system: System, number: string): string {
  return `${system} ${number}`;
}
