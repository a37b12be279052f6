import { expect, test } from 'vitest';
import { tabMessageFrom } from './tabs.ts';

test.each([
  { type: 'extended', session: 'mine', expiresAt: 1 },
  { type: 'ended', session: 'mine', how: 'logout' },
  { type: 'ended', session: 'mine', how: 'timeout' },
  { type: 'ended', session: 'mine', how: 'elsewhere' },
  { type: 'message-read', session: 'mine' },
  { type: 'customer-changed', session: 'mine' },
])('accepts %j', (message) => {
  expect(tabMessageFrom(message)).toEqual(message);
});

test.each([
  null,
  'ended',
  {},
  { type: 'ended', how: 'logout' },
  { type: 'ended', session: 'mine', how: 'https://ond.example' },
  { type: 'extended', session: 'mine' },
  { type: 'extended', session: 'mine', expiresAt: Number.NaN },
  { type: 'extended', session: 'mine', expiresAt: '1' },
  { type: 'started', session: 'mine' },
])('rejects %j', (data) => {
  expect(tabMessageFrom(data)).toBeNull();
});

test('drops unknown fields', () => {
  expect(tabMessageFrom({ type: 'ended', session: 'mine', how: 'logout', navn: 'Kari' })).toEqual({
    type: 'ended',
    session: 'mine',
    how: 'logout',
  });
});
