import { invoiceInKroner } from '../../contract/in-ore.ts';
import type { Invoice, invoicesApi } from '../../contract/invoices.ts';
import type { Handlers } from '../platform/http/endpoints.ts';
import { newestFirst } from '../sources/newest-first.ts';
import type { AreaServices } from '../standing/area-services.ts';

/** Returns the handler of the customer's invoices in all systems (spec: beyond §1). */
export function invoiceHandlers({ holdings }: AreaServices): Handlers<typeof invoicesApi> {
  return {
    async 'GET /fakturaer'({ query: { avtalenummer, uten }, scopes, ...asked }) {
      const { items, complete } = await holdings.list(asked, 'fakturaer');
      const wanted = items.filter(
        ({ avtalenumre, shares, status }) =>
          (avtalenummer === undefined ||
            avtalenumre?.includes(avtalenummer) ||
            shares?.some(({ policyNumber }) => policyNumber === avtalenummer)) &&
          (uten !== 'betalte' || status !== 'BETALT'),
      );
      const sorted = newestFirst(wanted, ({ forfallsdato }) => forfallsdato);
      const fakturaer = sorted
        .map(invoiceInKroner)
        .map((invoice) => (scopes.includes('DOKUMENTER') ? invoice : withoutDocument(invoice)));
      return { fakturaer, systemSourceError: !complete };
    },
  };
}

/** Where documents are not shared, the id would tell that one exists (spec: beyond §12). */
function withoutDocument({ dokumentId, ...invoice }: Invoice): Invoice {
  return invoice;
}
