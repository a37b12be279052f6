import type { QueryClient } from '@tanstack/react-query';
import type { Boot } from '../../contract/first-page.ts';
import type { PathParameters } from '../../domain/match-path.ts';
import { agreementQueries, NAMES } from '../agreements/queries.ts';
import { documentsQuery } from '../documents/queries.ts';
import { endpointQuery } from '../platform/api/endpoint-query.ts';
import { type ItemKey, itemKeyOf } from '../platform/api/item-key.ts';
import type { PageQuery } from '../platform/api/prefetch.ts';

/** The query for all messages without their texts, the newest first (spec: beyond §1). */
export const messagesQuery = endpointQuery('GET /meldinger', { query: { uten: 'tekst' } });

/** Returns the query for one message with its text. The list is empty if the customer does not have the message. */
export function messageQuery({ systemSource, id }: ItemKey) {
  return endpointQuery('GET /meldinger', { query: { systemSource, id } });
}

/** Returns the queries that decide whether the customer has the message of the address. */
export function oneMessageQueries(parameters: PathParameters) {
  const key = itemKeyOf(parameters);
  return key ? [messageQuery(key)] : [];
}

/** Returns the queries that the page of a message needs, as far as they are known. */
export function messagePageQueries(
  client: QueryClient,
  boot: Boot,
  parameters: PathParameters,
): readonly PageQuery[] {
  const [query] = oneMessageQueries(parameters);
  if (!query) return [];
  const [message] = client.getQueryData(query.queryKey)?.meldinger ?? [];
  return [
    query,
    ...(message?.avtalenummer ? agreementQueries(client, boot, NAMES) : []),
    ...(message?.dokumentId ? [documentsQuery] : []),
  ];
}
