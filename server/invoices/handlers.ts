import { invoiceInKroner } from '../../contract/in-ore.ts';
import type { invoicesApi } from '../../contract/invoices.ts';
import { SYSTEMS } from '../../domain/systems.ts';
import type { CustomerRow } from '../platform/db/customer-row.ts';
import type { Handlers } from '../platform/http/endpoints.ts';
import { newestFirst } from '../sources/newest-first.ts';
import type { Sources } from '../sources/sources.ts';

/** The customer's invoices, from all systems (spec: beyond §1). */
export function invoiceHandlers(sources: Sources, customerRow: CustomerRow): Handlers<typeof invoicesApi> {
  return {
    async 'GET /fakturaer'(context) {
      const { items, complete } = await sources.list('fakturaer', await customerRow(context), SYSTEMS);
      const sorted = newestFirst(items, ({ forfallsdato }) => forfallsdato);
      return { fakturaer: sorted.map(invoiceInKroner), systemSourceError: !complete };
    },
  };
}
