import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { refetchMessages } from '../messages/refetch-messages.ts';
import { OFFER_KEYS } from '../offers/queries.ts';
import { customerQuery, lifeCustomerQuery } from '../platform/api/customer.ts';
import { endpointQuery } from '../platform/api/endpoint-query.ts';
import { refetchInBackground } from '../platform/api/refetch-in-background.ts';
import { onTabMessage } from '../platform/session/tabs.ts';

/**
 * Queries that return what the customer changes: the profile, offers, files of claims, sharings, requested deletion. Not
 * the activities: the newest ones would move on, and leave a gap before the older ones that are shown.
 */
const CUSTOMER_KEYS = [
  customerQuery.queryKey,
  lifeCustomerQuery.queryKey,
  endpointQuery('GET /adresse/kundeadresser').queryKey,
  endpointQuery('GET /samtykke/reservasjon/hent').queryKey,
  ...OFFER_KEYS,
  endpointQuery('GET /avtaleoversikt/tilbud/sammenligning').queryKey,
  endpointQuery('GET /skader').queryKey,
  endpointQuery('GET /deling').queryKey,
  endpointQuery('GET /mine-data/status').queryKey,
];

/**
 * Refetches what another tab of the session has changed: the messages and the counts of unread ones, or the customer. A
 * save of this tab refetches by itself.
 */
export function useChangesElsewhere(session: string | undefined): void {
  const client = useQueryClient();
  useEffect(
    () =>
      onTabMessage((message) => {
        if (message.session !== session) return;
        if (message.type === 'message-read') refetchMessages(client);
        if (message.type === 'customer-changed' && client.isMutating() === 0)
          refetchInBackground(client, CUSTOMER_KEYS);
      }),
    [client, session],
  );
}
