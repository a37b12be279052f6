import type { QueryClient } from '@tanstack/react-query';
import type { IntegrationSettings } from '../../domain/systems.ts';
import { agreementQueries, isIntegrated } from '../agreements/queries.ts';
import { offersQuery, presentPricesQuery } from '../offers/queries.ts';
import { endpointQuery } from '../platform/api/endpoint-query.ts';
import type { PageQuery } from '../platform/api/prefetch.ts';
import { recommendationsQuery } from '../recommendations/queries.ts';
import {
  acceptOffersQuery,
  communicationQuery,
  healthDeclarationsQuery,
  motorTasksQuery,
} from '../tasks/queries.ts';

/** Coming events (spec: beyond §1). They are not converted to øre here: other pages would load that too. */
export const summaryQuery = endpointQuery('GET /avtaleoversikt/sammendrag', { staleTime: 10_000 });

/** Returns the queries of the overview. Those of the integration follow once the customer's bank is known. */
export function overviewQueries(client: QueryClient, distributor: IntegrationSettings): readonly PageQuery[] {
  return [
    ...agreementQueries(client, { distributor }),
    offersQuery,
    // Not shown on the overview. Loaded so that the offers page opens without waiting.
    presentPricesQuery,
    healthDeclarationsQuery,
    acceptOffersQuery,
    motorTasksQuery,
    recommendationsQuery,
    summaryQuery,
    ...(isIntegrated(client, distributor) ? [communicationQuery] : []),
  ];
}
