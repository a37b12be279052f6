import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import type { Customer } from '../../contract/profile.ts';
import { cacheContact, cachedContact, STORE_KEYS } from './contact-cache.ts';

function filled(): QueryClient {
  const client = new QueryClient();
  client.setQueryData(STORE_KEYS.customer, {
    navn: 'Kari',
    kontaktInformasjon: { epostAdresse: 'a@example.com' },
  } as Customer);
  client.setQueryData(STORE_KEYS.life, { eksisterer: true, telefon: '90000000' });
  return client;
}

test('changes and restores a field only in its own store', () => {
  const client = filled();
  cacheContact(client, 'customer', 'email', 'b@example.com');
  cacheContact(client, 'customer', 'mobile', '41234567');
  cacheContact(client, 'customer', 'email', 'a@example.com');
  expect(client.getQueryData(STORE_KEYS.customer)).toEqual({
    navn: 'Kari',
    kontaktInformasjon: { epostAdresse: 'a@example.com', mobilNummer: '41234567' },
  });
  expect(client.getQueryData(STORE_KEYS.life)).toEqual({ eksisterer: true, telefon: '90000000' });
});

test('makes an unknown value unknown again after it is restored', () => {
  const client = filled();
  const before = cachedContact(client, 'life', 'email');
  cacheContact(client, 'life', 'email', 'c@example.com');
  expect(cachedContact(client, 'life', 'email')).toBe('c@example.com');
  cacheContact(client, 'life', 'email', before);
  expect(client.getQueryData(STORE_KEYS.life)).toStrictEqual({ eksisterer: true, telefon: '90000000' });
});

test('does not add data for a customer that is removed from the cache', () => {
  const client = new QueryClient();
  cacheContact(client, 'customer', 'email', 'a@example.com');
  cacheContact(client, 'life', 'email', 'a@example.com');
  expect(
    client
      .getQueryCache()
      .getAll()
      .every(({ state }) => state.data === undefined),
  ).toBe(true);
});
