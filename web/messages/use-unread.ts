import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { messagesPath } from '../../domain/messages-path.ts';
import { useBoot } from '../platform/boot.tsx';
import { onTabMessage } from '../platform/session/tabs.ts';
import { refetchMessages } from './refetch-messages.ts';
import { unreadQuery } from './unread-query.ts';

/** Counts the unread messages once the page has come, and asks again when another tab of the session has read one. */
export function useUnread(session: string | undefined): void {
  const client = useQueryClient();
  const isOurs = messagesPath(useBoot().distributor) !== null;
  useQuery({ ...unreadQuery, enabled: isOurs && session !== undefined });
  useEffect(
    () =>
      onTabMessage((message) => {
        if (message.type === 'message-read' && message.session === session) refetchMessages(client);
      }),
    [client, session],
  );
}
