import type { Agreement } from '../../contract/agreements.ts';
import { type AgreementInOre, type OfferInOre, offerDetailsInOre } from '../../contract/in-ore.ts';
import type { Offer } from '../../contract/offers.ts';
import type { System } from '../../domain/systems.ts';
import { compiledQuery } from '../platform/db/compiled-query.ts';
import type { Database } from '../platform/db/database.ts';
import { noteOwnChange, offerItem } from '../platform/db/own-change.ts';
import type { AgreementTable, OfferTable } from '../platform/db/schema.ts';
import { audit } from '../platform/observability/audit.ts';
import type { Source } from './source.ts';

/** The portal's own store as a source: the systems that no service of its own answers for (spec: decisions §7.2). */
export function storeSource(db: Database, ofSystems: readonly System[]): Source {
  const agreementsIn = forEachList((systems) =>
    compiledQuery(db, ({ id }: { id: string }) =>
      db
        .selectFrom('agreement')
        .selectAll()
        .where('customer_id', '=', id)
        .where('system', 'in', systems)
        .orderBy('position'),
    ),
  );
  const offersIn = forEachList((systems) =>
    compiledQuery(db, ({ id }: { id: string }) =>
      db
        .selectFrom('offer')
        .selectAll()
        .where('customer_id', '=', id)
        .where('system', 'in', systems)
        .orderBy('position'),
    ),
  );

  return {
    systems: ofSystems,

    async agreements({ id }, systems) {
      const rows = await agreementsIn(systems)({ id });
      return { items: rows.map(toAgreement), issues: [] };
    },

    async offers({ id }, systems) {
      const rows = await offersIn(systems)({ id });
      return { items: rows.map(toOffer), issues: [] };
    },

    async deleteOffer({ id }, { systemSource, policyNumber }) {
      return await db.transaction().execute(async (transaction) => {
        const { numDeletedRows } = await transaction
          .deleteFrom('offer')
          .where('customer_id', '=', id)
          .where('system', '=', systemSource)
          .where('policy_number', '=', policyNumber)
          .executeTakeFirst();
        if (numDeletedRows === 0n) return false;
        await noteOwnChange(transaction, id, 'offer', offerItem(systemSource, policyNumber));
        await audit(transaction, id, 'offer-deleted');
        return true;
      });
    },
  };
}

/** Makes something once for each list of systems; the portal has a few. */
function forEachList<T>(make: (systems: readonly System[]) => T): (systems: readonly System[]) => T {
  const made = new Map<string, T>();
  return (systems) => {
    const key = systems.join();
    const known = made.get(key) ?? make(systems);
    made.set(key, known);
    return known;
  };
}

function toAgreement(row: AgreementTable): AgreementInOre {
  return {
    policyNumber: row.policy_number,
    name: row.name,
    systemSource: row.system,
    productType: row.product_type,
    monthlyOre: row.monthly_price,
    yearlyOre: row.yearly_price,
    ...(row.description === null ? {} : { description: row.description }),
    ...(row.product_code === null ? {} : { productCode: row.product_code }),
    ...(row.details === null ? {} : { detaljer: JSON.parse(row.details) as Agreement['detaljer'] & object }),
    ...(row.status === null ? {} : { avtaleStatus: row.status as Agreement['avtaleStatus'] & string }),
    ...(row.status_description === null ? {} : { avtaleStatusDescription: row.status_description }),
    ...(row.end_date === null ? {} : { endDate: row.end_date }),
  };
}

function toOffer(row: OfferTable): OfferInOre {
  const details = row.details === null ? undefined : (JSON.parse(row.details) as Offer['detaljer']);
  const parts = row.package === null ? undefined : (JSON.parse(row.package) as Offer['pakkeTilbud']);
  return {
    policyNumber: row.policy_number,
    name: row.name,
    systemSource: row.system,
    productType: row.product_type,
    monthlyOre: row.monthly_price,
    yearlyOre: row.yearly_price,
    ...offerDetailsInOre(details, parts),
    ...(row.description === null ? {} : { description: row.description }),
    ...(row.version_number === null ? {} : { versionNumber: row.version_number }),
    ...(row.expiration_date === null ? {} : { expirationDate: row.expiration_date }),
  };
}
