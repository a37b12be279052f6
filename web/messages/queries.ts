import type { QueryClient } from '@tanstack/react-query';
import type { Boot } from '../../contract/first-page.ts';
import type { Message } from '../../contract/messages.ts';
import type { PathParameters } from '../../domain/match-path.ts';
import { SYSTEMS, type System } from '../../domain/systems.ts';
import { agreementQueries } from '../agreements/page-queries.ts';
import { documentsQuery } from '../documents/queries.ts';
import { endpointQuery } from '../platform/api/endpoint-query.ts';
import type { PageQuery } from '../platform/api/prefetch.ts';

const STALE_MS = 60_000;

/** Which message: two systems may have given the same id. */
export type MessageKey = Pick<Message, 'systemSource' | 'id'>;

/** All messages without their texts, the newest first (spec: beyond §1). */
export const messagesQuery = endpointQuery('GET /meldinger', {
  query: { uten: 'tekst' },
  staleTime: STALE_MS,
});

/** One message with its text, as a list that is empty where the customer has none such. */
export function messageQuery({ systemSource, id }: MessageKey) {
  return endpointQuery('GET /meldinger', { query: { systemSource, id }, staleTime: STALE_MS });
}

/** Returns which message an address names; null where none can be so named. An encoded slash divides no path. */
export function messageKeyOf({ systemSource, id }: PathParameters): MessageKey | null {
  const system: System | undefined = SYSTEMS.find((each) => each === systemSource);
  const isId = id !== undefined && id.length <= 100 && !/\p{Cc}/u.test(id);
  return system && isId ? { systemSource: system, id: id.replaceAll('%2F', '/') } : null;
}

/** Returns what the page of a message renders from, as far as it is known which. */
export function messagePageQueries(
  client: QueryClient,
  { distributor }: Boot,
  parameters: PathParameters,
): readonly PageQuery[] {
  const key = messageKeyOf(parameters);
  if (!key) return [];
  const [message] = client.getQueryData(messageQuery(key).queryKey)?.meldinger ?? [];
  return [
    messageQuery(key),
    ...(message?.avtalenummer ? agreementQueries(client, distributor) : []),
    ...(message?.dokumentId ? [documentsQuery] : []),
  ];
}
