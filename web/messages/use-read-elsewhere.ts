import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { onTabMessage } from '../platform/session/tabs.ts';
import { refetchMessages } from './refetch-messages.ts';

/** Refetches what says of messages whether they are read, when another tab of the session has read one. */
export function useReadElsewhere(session: string | undefined): void {
  const client = useQueryClient();
  useEffect(
    () =>
      onTabMessage((message) => {
        if (message.type === 'message-read' && message.session === session) refetchMessages(client);
      }),
    [client, session],
  );
}
