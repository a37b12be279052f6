import type { System } from '../../../domain/systems.ts';
import type { Database } from './database.ts';
import type { OwnChangeTable } from './schema.ts';

/**
 * Records that a customer changed a value, so that imports leave it as it is (ADR-024). Call it in the
 * transaction that makes the change. `item` is the deleted offer or the read message.
 */
export async function recordOwnChange(
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

/** Returns the name of an offer or a message in its customer's changes, by the system's number or id. */
export function changedItem(system: System, number: string): string {
  return `${system} ${number}`;
}
