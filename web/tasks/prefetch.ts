import type { QueryClient } from '@tanstack/react-query';
import {
  acceptOffersQuery,
  communicationQuery,
  healthDeclarationsQuery,
  motorTasksQuery,
} from './queries.ts';

/** Starts the calls that every customer's tasks are drawn from; done when all have answered or failed. */
export async function prefetchTasks(client: QueryClient): Promise<void> {
  await Promise.all([
    client.prefetchQuery(healthDeclarationsQuery),
    client.prefetchQuery(acceptOffersQuery),
    client.prefetchQuery(motorTasksQuery),
  ]);
}

/** The same for what only customers with the partner-group integration have. */
export async function prefetchCommunication(client: QueryClient): Promise<void> {
  await client.prefetchQuery(communicationQuery);
}
