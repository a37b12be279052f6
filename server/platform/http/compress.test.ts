import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { describe, expect, test } from 'vitest';
import { compressAnswers } from './compress.ts';

const SHORT = 'æ'.repeat(400);
const ANSWER = '{"navn":"Blåbær"}'.repeat(100);
const PAGE = '<p>Blåbær</p>'.repeat(4000);

async function ask(content: string | Buffer, type: string, acceptEncoding?: string, headers = {}) {
  const app = Fastify();
  compressAnswers(app);
  app.get('/', (_request, reply) => reply.headers(headers).type(type).send(content));
  const given = acceptEncoding === undefined ? {} : { 'accept-encoding': acceptEncoding };
  return await app.inject({ url: '/', headers: given });
}

const decode = {
  br: (bytes: Buffer) => brotliDecompressSync(bytes).toString(),
  gzip: (bytes: Buffer) => gunzipSync(bytes).toString(),
};

describe('compresses with the encoding that the client prefers', () => {
  test.each([
    ['an answer', ANSWER, 'application/json; charset=utf-8', 'gzip, deflate, br', 'br'],
    ['a problem', ANSWER, 'application/problem+json; charset=utf-8', 'br', 'br'],
    ['a page', PAGE, 'text/html; charset=utf-8', 'br', 'br'],
    ['a picture', ANSWER, 'image/svg+xml', 'br;q=0.5, gzip', 'gzip'],
    ['a calendar', ANSWER, 'text/calendar; charset=utf-8', 'gzip', 'gzip'],
    ['bytes', Buffer.from(PAGE), 'text/html; charset=utf-8', 'br;q=0, gzip', 'gzip'],
    ['any encoding', ANSWER, 'application/json', '*', 'br'],
  ] as const)('%s', async (_what, content, type, accepted, encoding) => {
    const { headers, rawPayload } = await ask(content, type, accepted);
    expect(headers).toMatchObject({
      'content-encoding': encoding,
      'content-length': String(rawPayload.length),
      vary: 'accept-encoding',
    });
    expect(decode[encoding](rawPayload)).toBe(content.toString());
    expect(rawPayload.length).toBeLessThan(content.length / 10);
  });
});

describe('does not compress', () => {
  test.each([
    ['a response that fits into one packet', SHORT, 'application/json', 'br', {}],
    [
      'a response that is already compressed',
      ANSWER,
      'application/json',
      'br',
      { 'content-encoding': 'zstd' },
    ],
    ['a response that is not text', ANSWER, 'application/pdf', 'br', {}],
    ['a response for a client that accepts no supported encoding', ANSWER, 'application/json', 'deflate', {}],
    ['a response for a client that prefers none', ANSWER, 'application/json', 'br;q=0.5, identity', {}],
    [
      'a response that must stay as it is',
      ANSWER,
      'application/json',
      'br',
      { 'cache-control': 'private, no-transform' },
    ],
    ['a response for a client without Accept-Encoding', ANSWER, 'application/json', undefined, {}],
  ] as const)('%s', async (_what, content, type, accepted, headers) => {
    const answer = await ask(content, type, accepted, headers);
    expect(answer.rawPayload.toString()).toBe(content);
    expect(answer.headers['content-encoding']).toBe(headers['content-encoding' as keyof typeof headers]);
  });
});

test('responds to HEAD with the headers of GET and no body', async () => {
  const app = Fastify();
  compressAnswers(app);
  app.get('/', (_request, reply) => reply.type('application/json').send(ANSWER));
  const headers = { 'accept-encoding': 'br' };
  const get = await app.inject({ url: '/', headers });
  const head = await app.inject({ method: 'HEAD', url: '/', headers });
  expect(head.rawPayload.length).toBe(0);
  expect(head.headers['content-length']).toBe(get.headers['content-length']);
});
