import { endpointQuery } from '../platform/api/endpoint-query.ts';

const STALE_MS = 10_000;

/**
 * The summary of the customer's coming events (spec: beyond §1). Its conversion to øre is not part of it: other pages
 * would load that too.
 */
export const summaryQuery = endpointQuery('GET /avtaleoversikt/sammendrag', { staleTime: STALE_MS });
