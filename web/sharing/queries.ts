import { endpointQuery } from '../platform/api/endpoint-query.ts';

/** Each visit fetches again, but not what the page was just rendered with. */
const STALE_MS = 5_000;

/** The query for what the customer shares, and what others share with the customer (spec: beyond §12). */
export const sharingQuery = endpointQuery('GET /deling', { staleTime: STALE_MS });
