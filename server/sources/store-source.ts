import type { Agreement } from '../../contract/agreements.ts';
import { SYSTEMS } from '../../domain/systems.ts';
import type { Database } from '../platform/database.ts';
import type { AgreementTable } from '../platform/schema.ts';
import type { Source, SourceAgreement } from './source.ts';

/** The portal's own store as a source: every system that no service of its own answers for (decisions 7). */
export function storeSource(db: Database): Source {
  return {
    systems: SYSTEMS,
    async agreements(customer, systems) {
      const rows = await db
        .selectFrom('agreement')
        .selectAll()
        .where('customer_id', '=', customer.id)
        .where('system', 'in', systems)
        .orderBy('position')
        .execute();
      return { items: rows.map(toAgreement), complete: true };
    },
  };
}

function toAgreement(row: AgreementTable): SourceAgreement {
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
