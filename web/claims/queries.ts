import { endpointQuery } from '../platform/api/endpoint-query.ts';

const STALE_MS = 60_000;

/** The customer's claims in all systems, the latest reported first (spec: beyond §1). What makes øre of an answer comes with the page. */
export const claimsQuery = endpointQuery('GET /skader', { staleTime: STALE_MS });
