import type { QueryClient } from '@tanstack/react-query';
import type { MessageList } from '../../contract/messages.ts';
import { isFinalRefusal } from '../platform/api/http-error.ts';
import type { ItemKey } from '../platform/api/item-key.ts';
import { request } from '../platform/api/request.ts';
import { sessionIdOf } from '../platform/session/session.ts';
import { notifyTabs } from '../platform/session/tabs.ts';
import { messageQuery, messagesQuery } from './queries.ts';
import { refetchUnread } from './refetch-messages.ts';

/** `failed`: a retry may succeed. `refused`: a retry would not help. */
type Outcome = 'read' | 'failed' | 'refused';

const pending = new Map<string, Promise<Outcome>>();

/**
 * Marks a message as read, on the server first. A call while another is pending gets the same outcome. If
 * another tab is marking the message, the outcome is `failed` here. With `byCustomer`, the request renews the
 * session (ADR-030).
 */
export async function markRead(client: QueryClient, key: ItemKey, byCustomer: boolean): Promise<Outcome> {
  const name = `${key.systemSource} ${key.id}`;
  const outcome = pending.get(name) ?? withTabLock(name, () => send(client, key, byCustomer));
  pending.set(name, outcome);
  try {
    return await outcome;
  } finally {
    pending.delete(name);
  }
}

async function withTabLock(name: string, act: () => Promise<Outcome>): Promise<Outcome> {
  // The Web Locks API is missing on pages served over plain HTTP from another host.
  if (!navigator.locks) return await act();
  return await navigator.locks.request(`kfp-lest ${name}`, { ifAvailable: true }, async (lock) =>
    lock ? await act() : 'failed',
  );
}

async function send(client: QueryClient, key: ItemKey, byCustomer: boolean): Promise<Outcome> {
  try {
    await request('PUT /meldinger/:systemSource/:id/lest', {
      params: key,
      // A customer who leaves immediately has still opened the message.
      keepalive: true,
      renewsSession: byCustomer,
    });
  } catch (error) {
    return isFinalRefusal(error) ? 'refused' : 'failed';
  }
  updateCaches(client, key);
  const session = sessionIdOf(client);
  if (session) notifyTabs({ type: 'message-read', session });
  return 'read';
}

function updateCaches(client: QueryClient, { systemSource, id }: ItemKey): void {
  const withRead = (list: MessageList | undefined) =>
    list && {
      ...list,
      meldinger: list.meldinger.map((each) =>
        each.id === id && each.systemSource === systemSource ? { ...each, lest: true } : each,
      ),
    };
  client.setQueryData(messagesQuery.queryKey, withRead);
  client.setQueryData(messageQuery({ systemSource, id }).queryKey, withRead);
  refetchUnread(client);
}
