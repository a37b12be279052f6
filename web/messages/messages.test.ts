import { createElement } from 'react';
import { expect, test } from 'vitest';
import type { Message } from '../../contract/messages.ts';
import { createQueryClient } from '../platform/api/query-client.ts';
import { htmlOf, textOf } from '../testing/render-html.tsx';
import { byRead, MessageLists } from './MessageLists.tsx';
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

test.each([
  [[false], 'Uleste Brev 01.11.2026'],
  [[true], 'Leste Brev 01.11.2026'],
  [[true, false], 'Uleste Brev 01.11.2026 Leste Brev 01.11.2026'],
])('lists have a heading only if they have messages: %j', (read, expected) => {
  const messages = read.map((lest) => ({ ...message('1', lest), tittel: 'Brev', dato: '2026-11-01' }));
  expect(textOf(htmlOf(createElement(MessageLists, { messages })))).toBe(expected);
});

test('a message with a document says so', () => {
  const messages = [{ ...message('1'), tittel: 'Brev', dato: '2026-11-01', dokumentId: 'B 1' }];
  expect(textOf(htmlOf(createElement(MessageLists, { messages })))).toContain('01.11.2026 · med vedlegg');
});

test('everything that names the number of unread messages is fetched again after one is read', () => {
  const client = createQueryClient(async () => null);
  const counts = ['/meldinger/uleste', '/eikaintegrasjon/kundekommunikasjon', '/avtaleoversikt/sammendrag'];
  for (const path of counts) client.setQueryData([path], { ulesteMeldinger: 1 });
  refetchUnread(client);
  expect(counts.map((path) => client.getQueryState([path])?.isInvalidated)).toEqual([true, true, true]);
});
