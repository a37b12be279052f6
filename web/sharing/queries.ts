import { STALE_MS } from '../my-data/queries.ts';
import { endpointQuery } from '../platform/api/endpoint-query.ts';

/** The query for what the customer shares, and what others share with the customer (spec: beyond §12). */
export const sharingQuery = endpointQuery('GET /deling', { staleTime: STALE_MS });
