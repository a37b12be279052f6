import type { System } from '../../domain/systems.ts';
import { recordChange } from '../platform/db/change-feed.ts';
import { compiledQuery } from '../platform/db/compiled-query.ts';
import type { Database } from '../platform/db/database.ts';
import { changedItem, recordOwnChange } from '../platform/db/own-change.ts';
import type { Tables } from '../platform/db/schema.ts';
import { recordActivity } from '../platform/observability/activities.ts';
import type { Items, ListName, Source } from './source.ts';
import { storedFile } from './stored-file.ts';
import { toAgreement, toClaim, toDocument, toInvoice, toMessage, toOffer } from './stored-items.ts';

type ListTable = 'agreement' | 'offer' | 'document' | 'invoice' | 'claim' | 'message';
type ReadList<Item> = (given: { id: string }) => Promise<Item[]>;
type OpenList<Item> = (db: Database, systems: readonly System[]) => ReadList<Item>;

const LISTS: { [Name in ListName]: OpenList<Items[Name]> } = {
  avtaler: listIn('agreement', toAgreement),
  tilbud: listIn('offer', toOffer),
  dokumenter: listIn('document', toDocument),
  fakturaer: listIn('invoice', toInvoice),
  skader: listIn('claim', toClaim),
  meldinger: listIn('message', toMessage),
};

/** Returns the portal's own store as the source of the systems without an address (spec: decisions §7.2). */
export function storeSource(db: Database, ofSystems: readonly System[]): Source {
  const lists: { [Name in ListName]: (systems: readonly System[]) => ReadList<Items[Name]> } = {
    avtaler: forEachList((systems) => LISTS.avtaler(db, systems)),
    tilbud: forEachList((systems) => LISTS.tilbud(db, systems)),
    dokumenter: forEachList((systems) => LISTS.dokumenter(db, systems)),
    fakturaer: forEachList((systems) => LISTS.fakturaer(db, systems)),
    skader: forEachList((systems) => LISTS.skader(db, systems)),
    meldinger: forEachList((systems) => LISTS.meldinger(db, systems)),
  };
  const fileOf = storedFile(db);

  return {
    systems: ofSystems,

    async list(name, { id }, systems) {
      return { items: await lists[name](systems)({ id }), issues: [] };
    },

    agreement: async () => null,

    file: async ({ id }, key) => await fileOf(id, key),

    async markRead({ id: customerId, actor }, { systemSource, id }) {
      await db.transaction().execute(async (transaction) => {
        const { numUpdatedRows } = await transaction
          .updateTable('message')
          .set({ is_read: 1 })
          .where('customer_id', '=', customerId)
          .where('system', '=', systemSource)
          .where('id', '=', id)
          .where('is_read', '=', 0)
          .executeTakeFirst();
        // Already marked as read in another tab.
        if (numUpdatedRows === 0n) return;
        await recordOwnChange(transaction, customerId, 'message', changedItem(systemSource, id));
        await recordActivity(transaction, actor, 'message-read');
        await recordChange(transaction, customerId, 'message-read', { systemSource, id });
      });
    },

    async deleteOffer({ id, actor }, { systemSource, policyNumber }) {
      return await db.transaction().execute(async (transaction) => {
        const { numDeletedRows } = await transaction
          .deleteFrom('offer')
          .where('customer_id', '=', id)
          .where('system', '=', systemSource)
          .where('policy_number', '=', policyNumber)
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

function listIn<Table extends ListTable, Item>(
  table: Table,
  toItem: (row: Tables[Table]) => Item,
): OpenList<Item> {
  return (db, systems) => {
    const rowsOf = compiledQuery(db, ({ id }: { id: string }) =>
      db
        .selectFrom<ListTable>(table)
        .selectAll()
        .where('customer_id', '=', id)
        .where('system', 'in', systems)
        .orderBy('position'),
    );
    return async (given) => ((await rowsOf(given)) as Tables[Table][]).map(toItem);
  };
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
