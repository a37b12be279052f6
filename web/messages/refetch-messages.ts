import type { QueryClient } from '@tanstack/react-query';
import { inBackground } from '../platform/api/background.ts';
import { endpointQuery } from '../platform/api/endpoint-query.ts';

/** What says how many messages, or whether any, are unread. */
const COUNTS = [
  endpointQuery('GET /meldinger/uleste').queryKey,
  endpointQuery('GET /eikaintegrasjon/kundekommunikasjon').queryKey,
];
/** Lists of messages, whatever is asked of them. */
const LISTS = endpointQuery('GET /meldinger').queryKey;

/** Refetches, in the background, what is shown of the unread messages' number; what is not is out of date. */
export function refetchUnread(client: QueryClient): void {
  invalidate(client, COUNTS);
}

/** The same, and the messages themselves. */
export function refetchMessages(client: QueryClient): void {
  invalidate(client, [...COUNTS, LISTS]);
}

function invalidate(client: QueryClient, queryKeys: readonly (readonly unknown[])[]): void {
  inBackground(() => {
    for (const queryKey of queryKeys) void client.invalidateQueries({ queryKey });
  });
}
