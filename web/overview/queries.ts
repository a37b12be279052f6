import { endpointQuery } from '../platform/api/endpoint-query.ts';

const STALE_MS = 10_000;

/** What waits for the customer soon (spec: beyond §1). What makes øre of it comes with the part that shows it. */
export const summaryQuery = endpointQuery('GET /avtaleoversikt/sammendrag', { staleTime: STALE_MS });
