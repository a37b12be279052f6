import type { QueryClient } from '@tanstack/react-query';
import { endpointQuery } from '../platform/api/endpoint-query.ts';
import { refetchInBackground } from '../platform/api/refetch-in-background.ts';

/** Queries that return the number of unread messages, or whether there are any. */
const COUNT_KEYS = [
  endpointQuery('GET /meldinger/uleste').queryKey,
  endpointQuery('GET /eikaintegrasjon/kundekommunikasjon').queryKey,
  endpointQuery('GET /avtaleoversikt/sammendrag').queryKey,
];
/** All lists of messages, with any parameters. */
const LIST_KEY = endpointQuery('GET /meldinger').queryKey;

/** Refetches the displayed counts of unread messages in the background, and marks the other counts as stale. */
export function refetchUnread(client: QueryClient): void {
  refetchInBackground(client, COUNT_KEYS);
}

/** Refetches the counts in the same way, and also the lists of messages. */
export function refetchMessages(client: QueryClient): void {
  refetchInBackground(client, [...COUNT_KEYS, LIST_KEY]);
}
