import type { claimsApi } from '../../contract/claims.ts';
import { claimInKroner } from '../../contract/in-ore.ts';
import { SYSTEMS } from '../../domain/systems.ts';
import type { CustomerRow } from '../platform/db/customer-row.ts';
import type { Handlers } from '../platform/http/endpoints.ts';
import { newestFirst } from '../sources/newest-first.ts';
import type { Sources } from '../sources/sources.ts';

/** The customer's claims, from all systems (spec: beyond §1). */
export function claimHandlers(sources: Sources, customerRow: CustomerRow): Handlers<typeof claimsApi> {
  return {
    async 'GET /skader'(context) {
      const { items, complete } = await sources.list('skader', await customerRow(context), SYSTEMS);
      const sorted = newestFirst(items, ({ meldtDato }) => meldtDato);
      return { skader: sorted.map(claimInKroner), systemSourceError: !complete };
    },
  };
}
