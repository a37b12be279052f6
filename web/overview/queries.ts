import { endpointQuery } from '../platform/api/endpoint-query.ts';

const STALE_MS = 10_000;

/** Coming events (spec: beyond §1). They are not converted to øre here: other pages would load that too. */
export const summaryQuery = endpointQuery('GET /avtaleoversikt/sammendrag', { staleTime: STALE_MS });
