import { endpointQuery } from '../platform/api/endpoint-query.ts';

const STALE_MS = 10_000;

/**
 * The summary of the customer's coming events (spec: beyond §1). The conversion to øre loads with its
 * component.
 */
export const summaryQuery = endpointQuery('GET /avtaleoversikt/sammendrag', { staleTime: STALE_MS });
