import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { checkHosts } from './origin.ts';

async function statusFor(host: string): Promise<number> {
  const app = Fastify();
  checkHosts(app);
  app.setErrorHandler((error: { status?: number }, _request, reply) =>
    reply.code(error.status ?? 500).send(),
  );
  app.get('/', async () => 'ok');
  const { statusCode } = await app.inject({ url: '/', headers: { host } });
  return statusCode;
}

test.each([
  'localhost',
  'localhost:8000',
  'sb1.localhost:65535',
  'Forsikring.Eksempel.no',
  'portal_1:80',
  'xn--frsikring-o8a.no',
  '127.0.0.1:8000',
  '[::1]:8000',
])('accepts %s as a host', async (host) => {
  expect(await statusFor(host)).toBe(200);
});

test.each([
  'a b',
  '<x>',
  'a/b',
  'a@b',
  'a"b',
  '[',
  '[::1',
  '[1:2]:80',
  'localhost:99999',
  'localhost:',
  'ø.no',
  '%00',
  '999.999.999.999',
])('rejects %s as a host', async (host) => {
  expect(await statusFor(host)).toBe(400);
});
