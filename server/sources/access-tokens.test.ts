import { expect, test } from 'vitest';
import type { Fetch } from '../platform/http/bounded-fetch.ts';
import { inStall } from '../testing/in-stall.ts';
import { accessTokens } from './access-tokens.ts';

const CREDENTIALS = {
  tokenUrl: 'https://tokens.example/token',
  clientId: 'portalen',
  clientSecret: 'hemmelig',
  scope: null,
};

const granted = () => Response.json({ access_token: 'token-1', token_type: 'Bearer', expires_in: 3600 });

test('a token that arrives while the process stalls is in time', async () => {
  const answersInStall: Fetch = (_url, { signal }) =>
    new Promise((resolve, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason));
      void inStall(granted).then(resolve);
    });
  const tokens = accessTokens(CREDENTIALS, answersInStall, 400);
  expect(await tokens.get(new AbortController().signal)).toBe('token-1');
});

test('a token service that gives no answer is given up', async () => {
  const hangs: Fetch = (_url, { signal }) =>
    new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
  const asked = accessTokens(CREDENTIALS, hangs, 20).get(new AbortController().signal);
  await expect(asked).rejects.toMatchObject({ kind: 'no-token' });
});
