import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { onTabMessage } from '../platform/session/tabs.ts';
import { refetchMessages } from './refetch-messages.ts';

/**
 * Refetches the messages and the counts of unread ones when another tab of the session has read a message.
 */
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
