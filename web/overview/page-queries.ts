import type { QueryClient } from '@tanstack/react-query';
import type { IntegrationSettings } from '../../domain/systems.ts';
import { agreementQueries, isIntegrated } from '../agreements/page-queries.ts';
import { offersQuery, presentPricesQuery } from '../offers/queries.ts';
import type { PageQuery } from '../platform/api/prefetch.ts';
import { recommendationsQuery } from '../recommendations/queries.ts';
import {
  acceptOffersQuery,
  communicationQuery,
  healthDeclarationsQuery,
  motorTasksQuery,
} from '../tasks/queries.ts';
import { summaryQuery } from './queries.ts';

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
