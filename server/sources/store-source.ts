import type { Message } from '../../contract/messages.ts';
import type { System } from '../../domain/systems.ts';
import { recordChange } from '../platform/db/change-feed.ts';
import { lockCustomerRow } from '../platform/db/customer-row.ts';
import type { Database } from '../platform/db/database.ts';
import { deletedRows } from '../platform/db/deleted-rows.ts';
import { changedItem, recordOwnChange } from '../platform/db/own-change.ts';
import { recordActivity } from '../platform/observability/activities.ts';
import { storeFile, withFiles } from './claim-files.ts';
import type { Items } from './items-in-ore.ts';
import type { ItemKey, Source } from './source.ts';
import { storedFile } from './stored-file.ts';
import { isItem, lockedItem, storedItem } from './stored-items.ts';
import { storedLists } from './stored-lists.ts';

/** Returns the portal's own store as the source of the systems without an address (spec: decisions §7.2). */
export function storeSource(db: Database, ofSystems: readonly System[]): Source {
  const valuesOf = storedLists(db);
  const fileOf = storedFile(db);

  return {
    systems: ofSystems,

    async list(list, { id }, systems) {
      const values = await valuesOf(id, list, systems);
      const items = values.map((value) => storedItem(list, value));
      if (list !== 'skader') return { items, issues: [] };
      const claims = await withFiles(db, id, items as Items['skader'][]);
      return { items: claims as typeof items, issues: [] };
    },

    agreement: async () => null,

    file: async ({ id }, key) => await fileOf(id, key),

    async markRead({ id: customerId, actor }, { systemSource, id }) {
      await db.transaction().execute(async (transaction) => {
        await lockCustomerRow(transaction, customerId);
        if (!(await setRead(transaction, customerId, { systemSource, id }))) return;
        await recordOwnChange(transaction, customerId, 'message', changedItem(systemSource, id));
        await recordActivity(transaction, actor, 'message-read');
        await recordChange(transaction, customerId, 'message-read', { systemSource, id });
      });
    },

    addFile: async (customer, claim, file) => await storeFile(db, customer, claim, file),

    async deleteOffer({ id, actor }, { systemSource, policyNumber }) {
      return await db.transaction().execute(async (transaction) => {
        await lockCustomerRow(transaction, id);
        const item = isItem(id, 'tilbud', { systemSource, id: policyNumber });
        if ((await deletedRows(transaction.deleteFrom('item').where(item))) === 0) return false;
        await recordOwnChange(transaction, id, 'offer', changedItem(systemSource, policyNumber));
        await recordActivity(transaction, actor, 'offer-deleted');
        await recordChange(transaction, id, 'offer-deleted', { systemSource, policyNumber });
        return true;
      });
    },
  };
}

/** Marks a message as read. Returns false if there is none, or if it was read before, for example in another tab. */
async function setRead(transaction: Database, customerId: string, key: ItemKey): Promise<boolean> {
  const locked = await lockedItem(transaction, customerId, 'meldinger', key);
  const message = locked === undefined ? null : (JSON.parse(locked) as Message);
  if (!message || message.lest) return false;
  await transaction
    .updateTable('item')
    .set({ value: JSON.stringify({ ...message, lest: true }) })
    .where(isItem(customerId, 'meldinger', key))
    .execute();
  return true;
}
