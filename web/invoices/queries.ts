import type { QueryClient } from '@tanstack/react-query';
import type { Boot } from '../../contract/first-page.ts';
import { agreementQueries } from '../agreements/page-queries.ts';
import { NAMES } from '../agreements/queries.ts';
import { endpointQuery } from '../platform/api/endpoint-query.ts';
import type { PageQuery } from '../platform/api/prefetch.ts';

const STALE_MS = 60_000;

// What makes amounts of the answer comes with the page, and not with every first view.

/** The customer's invoices in all systems, the latest due date first (spec: beyond §1). */
export const invoicesQuery = endpointQuery('GET /fakturaer', { staleTime: STALE_MS });

/** Those that an insurance is part of and that are not paid; a server of the version before answers with all. */
export function openInvoicesQuery(policyNumber: string) {
  return endpointQuery('GET /fakturaer', {
    query: { avtalenummer: policyNumber, uten: 'betalte' },
    staleTime: STALE_MS,
  });
}

/** Returns what the page renders from, as far as it is known which: the insurances for their names. */
export function invoicesPageQueries(client: QueryClient, { distributor }: Boot): readonly PageQuery[] {
  return [invoicesQuery, ...agreementQueries(client, distributor, NAMES)];
}
