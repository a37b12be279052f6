import { invoiceInKroner } from '../../contract/in-ore.ts';
import type { invoicesApi } from '../../contract/invoices.ts';
import type { Handlers } from '../platform/http/endpoints.ts';
import { newestFirst } from '../sources/newest-first.ts';
import type { Holdings } from '../standing/holdings.ts';

/** Returns the handler of the customer's invoices in all systems (spec: beyond §1). */
export function invoiceHandlers(holdings: Holdings): Handlers<typeof invoicesApi> {
  return {
    async 'GET /fakturaer'({ query: { avtalenummer, uten }, ...asked }) {
      const { items, complete } = await holdings.list(asked, 'fakturaer');
      const wanted = items.filter(
        ({ avtalenumre, shares, status }) =>
          (avtalenummer === undefined ||
            avtalenumre?.includes(avtalenummer) ||
            shares?.some(({ policyNumber }) => policyNumber === avtalenummer)) &&
          (uten !== 'betalte' || status !== 'BETALT'),
      );
      const sorted = newestFirst(wanted, ({ forfallsdato }) => forfallsdato);
      return { fakturaer: sorted.map(invoiceInKroner), systemSourceError: !complete };
    },
  };
}
