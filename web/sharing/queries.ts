import { endpointQuery } from '../platform/api/endpoint-query.ts';

/**
 * The query for what the customer shares, and what others share with the customer (spec: beyond §12). Each visit fetches
 * again, but not what the page was just rendered with.
 */
export const sharingQuery = endpointQuery('GET /deling', { staleTime: 5_000 });
