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

/** Returns what the overview renders from, as far as it is known which: the customer's bank decides on the integration. */
export function overviewQueries(client: QueryClient, distributor: IntegrationSettings): readonly PageQuery[] {
  return [
    ...agreementQueries(client, distributor),
    offersQuery,
    // Not shown here: so that a click on the offers waits for nothing.
    presentPricesQuery,
    healthDeclarationsQuery,
    acceptOffersQuery,
    motorTasksQuery,
    recommendationsQuery,
    summaryQuery,
    ...(isIntegrated(client, distributor) ? [communicationQuery] : []),
  ];
}
