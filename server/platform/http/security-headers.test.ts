import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { addSecurityHeaders } from './security-headers.ts';

async function headersOf(forwarded: Record<string, string> = {}) {
  const app = Fastify({ trustProxy: true });
  addSecurityHeaders(app);
  app.get('/', async (_request, reply) => reply.type('text/html').send('Hei'));
  const { headers } = await app.inject({
    url: '/',
    headers: { origin: 'https://ond.example', ...forwarded },
  });
  return headers;
}

test('a response asks browsers to use HTTPS for a year, if it came over HTTPS', async () => {
  const name = 'strict-transport-security';
  const header = (await headersOf({ 'x-forwarded-proto': 'https' }))[name];
  expect(header).toBe('max-age=31536000; includeSubDomains');
  expect(await headersOf()).not.toHaveProperty(name);
});

test('a response lets no other origin read it', async () => {
  const headers = await headersOf();
  expect(Object.keys(headers).filter((name) => name.startsWith('access-control-'))).toEqual([]);
  expect(headers['cross-origin-resource-policy']).toBe('same-origin');
});

test('a response forbids browsers to guess the type', async () => {
  expect((await headersOf())['x-content-type-options']).toBe('nosniff');
});

test('a response keeps its address from other sites', async () => {
  expect((await headersOf())['referrer-policy']).toBe('same-origin');
});

test('a response loads nothing and cannot be framed', async () => {
  const policy = "default-src 'none'; frame-ancestors 'none'";
  expect((await headersOf())['content-security-policy']).toBe(policy);
});

test('a response is not kept by browsers and caches', async () => {
  expect((await headersOf())['cache-control']).toBe('no-store');
});
