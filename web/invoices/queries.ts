import { endpointQuery } from '../platform/api/endpoint-query.ts';

// The conversion of responses to øre is loaded with the page, not with every first view.

/** The query for the customer's invoices in all systems, the latest due date first (spec: beyond §1). */
export const invoicesQuery = endpointQuery('GET /fakturaer');

/** Returns the query of one insurance's bills. A server of the previous version answers with all. */
export function openInvoicesQuery(policyNumber: string) {
  return endpointQuery('GET /fakturaer', {
    query: { avtalenummer: policyNumber, uten: 'betalte' },
  });
}
