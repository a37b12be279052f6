import { expect, test } from 'vitest';
import type { Message } from '../../contract/messages.ts';
import { byRead } from './MessageLists.tsx';

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
