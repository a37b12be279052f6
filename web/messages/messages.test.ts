import { expect, test } from 'vitest';
import type { Message } from '../../contract/messages.ts';
import { createQueryClient } from '../platform/api/query-client.ts';
import { byRead } from './MessageLists.tsx';
import { refetchUnread } from './refetch-messages.ts';

const message = (id: string, lest?: boolean) => ({ id, lest }) as Message;

test('groups messages by read and unread, keeps their order, and treats unmarked messages as unread', () => {
  const messages = [message('4', true), message('3'), message('2', false), message('1', true)];
  const { unread, read } = byRead(messages);
  expect([unread, read].map((group) => group.map(({ id }) => id))).toEqual([
    ['3', '2'],
    ['4', '1'],
  ]);
  expect(byRead([])).toEqual({ unread: [], read: [] });
});

test('everything that names the number of unread messages is fetched again after one is read', () => {
  const client = createQueryClient(async () => null);
  const counts = ['/meldinger/uleste', '/eikaintegrasjon/kundekommunikasjon', '/avtaleoversikt/sammendrag'];
  for (const path of counts) client.setQueryData([path], { ulesteMeldinger: 1 });
  refetchUnread(client);
  expect(counts.map((path) => client.getQueryState([path])?.isInvalidated)).toEqual([true, true, true]);
});
