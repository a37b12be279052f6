import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { handleErrors } from './errors.ts';

const HTML = { accept: 'text/html,application/xhtml+xml' };

function failingApp() {
  const app = Fastify();
  handleErrors(app);
  for (const path of ['/privat/forsikring/oversikt/*', '/api/privat/forsikring/*']) {
    app.get(path, async () => {
      throw new Error('01819021887');
    });
  }
  return app;
}

test('a customer whose page fails gets a page, with nothing of what failed', async () => {
  const answer = await failingApp().inject({ url: '/privat/forsikring/oversikt/tilbud', headers: HTML });
  expect(answer.statusCode).toBe(500);
  expect(answer.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
  });
  expect(answer.body).toContain('<h1>Noe har gått galt</h1>');
  expect(answer.body).not.toContain('01819021887');
});

test.each([
  ['a call that fails', '/api/privat/forsikring/x', HTML],
  ['a program that asks for a page which fails', '/privat/forsikring/oversikt/', { accept: '*/*' }],
])('%s answers problem+json', async (_what, url, headers) => {
  const answer = await failingApp().inject({ url, headers });
  expect(answer.statusCode).toBe(500);
  expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8');
});
