import type { QueryClient } from '@tanstack/react-query';
import type { Boot } from '../../contract/first-page.ts';
import { agreementQueries } from '../agreements/page-queries.ts';
import { endpointQuery } from '../platform/api/endpoint-query.ts';
import type { PageQuery } from '../platform/api/prefetch.ts';

const STALE_MS = 60_000;

// What makes amounts of the answer comes with the page, and not with every first view.

/** The customer's invoices in all systems, the latest due date first (spec: beyond §1). */
export const invoicesQuery = endpointQuery('GET /fakturaer', { staleTime: STALE_MS });

/** Returns what the page renders from, as far as it is known which: the insurances for their names. */
export function invoicesPageQueries(client: QueryClient, { distributor }: Boot): readonly PageQuery[] {
  return [invoicesQuery, ...agreementQueries(client, distributor)];
}
