import type { Claim, claimsApi } from '../../contract/claims.ts';
import { claimInKroner } from '../../contract/in-ore.ts';
import type { Handlers } from '../platform/http/endpoints.ts';
import { newestFirst } from '../sources/newest-first.ts';
import type { Holdings } from '../standing/holdings.ts';

/** Returns the handler of the customer's claims in all systems (spec: beyond §1). */
export function claimHandlers(holdings: Holdings): Handlers<typeof claimsApi> {
  return {
    async 'GET /skader'({ query: { systemSource, id, avtalenummer, uten }, ...asked }) {
      const systems = systemSource === undefined ? undefined : [systemSource];
      const { items, complete } = await holdings.list(asked, 'skader', systems);
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
