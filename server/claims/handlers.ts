import type { Claim, claimsApi } from '../../contract/claims.ts';
import { claimInKroner } from '../../contract/in-ore.ts';
import { SYSTEMS } from '../../domain/systems.ts';
import type { CustomerRow } from '../platform/db/customer-row.ts';
import type { Handlers } from '../platform/http/endpoints.ts';
import { newestFirst } from '../sources/newest-first.ts';
import type { Sources } from '../sources/sources.ts';

/** The customer's claims, from all systems (spec: beyond §1). */
export function claimHandlers(sources: Sources, customerRow: CustomerRow): Handlers<typeof claimsApi> {
  return {
    async 'GET /skader'({ query: { systemSource, id, avtalenummer, uten }, ...asked }) {
      const systems = systemSource ? [systemSource] : SYSTEMS;
      const { items, complete } = await sources.list('skader', await customerRow(asked), systems);
      const wanted = items.filter(
        (each) =>
          (id === undefined || each.id === id) &&
          (avtalenummer === undefined || each.avtalenummer === avtalenummer),
      );
      const skader = newestFirst(wanted, ({ meldtDato }) => meldtDato).map(claimInKroner);
      return {
        skader: uten === 'hendelser' ? skader.map(withoutEvents) : skader,
        systemSourceError: !complete,
      };
    },
  };
}

function withoutEvents({ hendelser, ...claim }: Claim): Claim {
  return claim;
}
