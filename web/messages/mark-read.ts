import type { QueryClient } from '@tanstack/react-query';
import type { MessageList } from '../../contract/messages.ts';
import { HttpError } from '../platform/api/http-error.ts';
import type { ItemKey } from '../platform/api/item-key.ts';
import { request } from '../platform/api/request.ts';
import { sessionQuery } from '../platform/session/session.ts';
import { notifyTabs } from '../platform/session/tabs.ts';
import { messageQuery, messagesQuery } from './queries.ts';
import { refetchUnread } from './refetch-messages.ts';

/** `failed`: it may be tried again; `refused`: that would not help. */
type Outcome = 'read' | 'failed' | 'refused';

const underWay = new Map<string, Promise<Outcome>>();

/**
 * Marks a message as read, on the server first. Whoever asks while that is under way gets the same outcome; where another tab
 * is at it, it is that tab's, and `failed` here. `byCustomer`: the session is renewed (ADR-061).
 */
export async function markRead(client: QueryClient, key: ItemKey, byCustomer: boolean): Promise<Outcome> {
  const name = `${key.systemSource} ${key.id}`;
  const outcome = underWay.get(name) ?? withoutOtherTabs(name, () => send(client, key, byCustomer));
  underWay.set(name, outcome);
  try {
    return await outcome;
  } finally {
    underWay.delete(name);
  }
}

async function withoutOtherTabs(name: string, act: () => Promise<Outcome>): Promise<Outcome> {
  // A page that came over plain http from elsewhere than this machine has no locks.
  if (!navigator.locks) return await act();
  return await navigator.locks.request(`kfp-lest ${name}`, { ifAvailable: true }, async (lock) =>
    lock ? await act() : 'failed',
  );
}

async function send(client: QueryClient, key: ItemKey, byCustomer: boolean): Promise<Outcome> {
  try {
    await request('PUT /meldinger/:systemSource/:id/lest', {
      params: key,
      // Whoever leaves at once has opened it all the same.
      keepalive: true,
      renewsSession: byCustomer,
    });
  } catch (error) {
    return isRefusal(error) ? 'refused' : 'failed';
  }
  noteRead(client, key);
  const session = client.getQueryData(sessionQuery.queryKey)?.kfpSessionId;
  if (session) notifyTabs({ type: 'message-read', session });
  return 'read';
}

function isRefusal(error: unknown): boolean {
  return error instanceof HttpError && error.status < 500 && error.status !== 429;
}

function noteRead(client: QueryClient, { systemSource, id }: ItemKey): void {
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
