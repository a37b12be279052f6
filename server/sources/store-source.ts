import type { ListName } from '../../contract/items.ts';
import type { Message } from '../../contract/messages.ts';
import type { System } from '../../domain/systems.ts';
import { recordChange } from '../platform/db/change-feed.ts';
import { compiledQuery } from '../platform/db/compiled-query.ts';
import type { Database } from '../platform/db/database.ts';
import { changedItem, recordOwnChange } from '../platform/db/own-change.ts';
import { recordActivity } from '../platform/observability/activities.ts';
import { storeFile, withFiles } from './claim-files.ts';
import type { Items } from './items-in-ore.ts';
import type { ItemKey, Source } from './source.ts';
import { storedFile } from './stored-file.ts';
import { storedItem } from './stored-items.ts';

/** Returns the portal's own store as the source of the systems without an address (spec: decisions §7.2). */
export function storeSource(db: Database, ofSystems: readonly System[]): Source {
  const valuesOf = forEachList((systems) =>
    compiledQuery(db, ({ id, list }: { id: string; list: ListName }) =>
      db
        .selectFrom('item')
        .select('value')
        .where('customer_id', '=', id)
        .where('list', '=', list)
        .where('system', 'in', systems)
        .orderBy('position'),
    ),
  );
  const fileOf = storedFile(db);

  return {
    systems: ofSystems,

    async list(list, { id }, systems) {
      const rows = await valuesOf(systems)({ id, list });
      const items = rows.map(({ value }) => storedItem(list, value));
      if (list !== 'skader') return { items, issues: [] };
      const claims = await withFiles(db, id, items as Items['skader'][]);
      return { items: claims as typeof items, issues: [] };
    },

    agreement: async () => null,

    file: async ({ id }, key) => await fileOf(id, key),

    async markRead({ id: customerId, actor }, { systemSource, id }) {
      await db.transaction().execute(async (transaction) => {
        if (!(await setRead(transaction, customerId, { systemSource, id }))) return;
        await recordOwnChange(transaction, customerId, 'message', changedItem(systemSource, id));
        await recordActivity(transaction, actor, 'message-read');
        await recordChange(transaction, customerId, 'message-read', { systemSource, id });
      });
    },

    addFile: async (customer, claim, file) => await storeFile(db, customer, claim, file),

    async deleteOffer({ id, actor }, { systemSource, policyNumber }) {
      return await db.transaction().execute(async (transaction) => {
        const { numDeletedRows } = await transaction
          .deleteFrom('item')
          .where('customer_id', '=', id)
          .where('list', '=', 'tilbud')
          .where('system', '=', systemSource)
          .where('id', '=', policyNumber)
          .executeTakeFirst();
        if (numDeletedRows === 0n) return false;
        await recordOwnChange(transaction, id, 'offer', changedItem(systemSource, policyNumber));
        await recordActivity(transaction, actor, 'offer-deleted');
        await recordChange(transaction, id, 'offer-deleted', { systemSource, policyNumber });
        return true;
      });
    },
  };
}

/**
 * Marks a message as read. Returns false if there is none, or if it was read before, for example in another
 * tab. The first update changes nothing: it locks the row until the transaction ends.
 */
async function setRead(
  transaction: Database,
  customerId: string,
  { systemSource, id }: ItemKey,
): Promise<boolean> {
  const row = transaction
    .updateTable('item')
    .where('customer_id', '=', customerId)
    .where('list', '=', 'meldinger')
    .where('system', '=', systemSource)
    .where('id', '=', id);
  const locked = await row
    .set((eb) => ({ position: eb.ref('position') }))
    .returning('value')
    .executeTakeFirst();
  const message = locked && (JSON.parse(locked.value) as Message);
  if (!message || message.lest) return false;
  await row.set({ value: JSON.stringify({ ...message, lest: true }) }).execute();
  return true;
}

/** Memoizes `make` per list of systems. The portal has only a few lists. */
function forEachList<T>(make: (systems: readonly System[]) => T): (systems: readonly System[]) => T {
  const made = new Map<string, T>();
  return (systems) => {
    const key = systems.join();
    const known = made.get(key) ?? make(systems);
    made.set(key, known);
    return known;
  };
}
