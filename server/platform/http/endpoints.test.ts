import Fastify, { type FastifyReply, type FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { describe, expect, test, vi } from 'vitest';
import type { Endpoints } from '../../../contract/endpoint.ts';
import { createEndpoints, type Handlers } from './endpoints.ts';
import { type CustomerRequest, perRequest } from './per-request.ts';

const endpoints = {
  'GET /navn': {
    access: 'customer',
    summary: 'Get the name',
    query: Type.Object({ kort: Type.Optional(Type.Enum(['ja'])) }, { additionalProperties: false }),
    answer: Type.Object({ navn: Type.String() }),
  },
  'DELETE /navn/:id': {
    access: 'customer',
    summary: 'Delete a name',
    params: Type.Object({ id: Type.String() }),
  },
} satisfies Endpoints;

const SESSION = { kfpSessionId: 's', customerId: 'c' } as NonNullable<FastifyRequest['session']>;
const handlers: Handlers<typeof endpoints> = {
  'GET /navn': ({ query }) => ({ navn: query.kort ?? 'Kari' }),
  'DELETE /navn/:id': () => null,
};

/** An app of the endpoints with somebody logged in; `/side` answers what a page would be rendered from. */
function openApp(
  changes: Partial<Handlers<typeof endpoints>> = {},
  session: typeof SESSION | null = SESSION,
) {
  const app = Fastify({ ajv: { customOptions: { removeAdditional: false, coerceTypes: false } } });
  app.decorateRequest('session', null);
  app.decorateRequest('language', 'nb');
  app.addHook('onRequest', async (request) => {
    request.session = session;
  });
  const { serve, answerInPage } = createEndpoints(endpoints, { ...handlers, ...changes });
  serve(app);
  app.get<{ Querystring: Record<string, string> }>('/side', (request, reply) =>
    answerInPage(request, reply, '/navn', request.query),
  );
  return app;
}

describe.each(['/navn', '/side'])('by %s', (path) => {
  test('the handler answers who is logged in', async () => {
    expect((await openApp().inject(path)).json()).toEqual({ navn: 'Kari' });
    expect((await openApp().inject(`${path}?kort=ja`)).json()).toEqual({ navn: 'ja' });
  });

  test('nobody else is answered, nor is the handler called', async () => {
    const handler = vi.fn(() => ({ navn: 'Kari' }));
    expect((await openApp({ 'GET /navn': handler }, null).inject(path)).body).toContain('logge inn');
    expect(handler).not.toHaveBeenCalled();
  });

  test('a query that breaks its schema does not reach the handler', async () => {
    const handler = vi.fn(() => ({ navn: 'Kari' }));
    const app = openApp({ 'GET /navn': handler });
    for (const query of ['kort=nei', 'lang=ja']) {
      expect((await app.inject(`${path}?${query}`)).statusCode).toBeGreaterThanOrEqual(400);
    }
    expect(handler).not.toHaveBeenCalled();
  });

  test.each([[{}], [{ navn: 5 }], [null]])(
    'the answer %j, which breaks its schema, is refused',
    async (answer) => {
      const broken = openApp({ 'GET /navn': () => answer as { navn: string } });
      const { statusCode, json } = await broken.inject(path);
      expect(statusCode).toBe(500);
      expect(json().message).toContain('the answer of GET /navn breaks its schema');
    },
  );

  test('a field that is not declared stays inside', async () => {
    const app = openApp({ 'GET /navn': () => ({ navn: 'Kari', customer_id: 'c' }) });
    expect((await app.inject(path)).json()).toEqual({ navn: 'Kari' });
  });
});

test('an endpoint that answers nothing answers 204', async () => {
  const answer = await openApp().inject({ method: 'DELETE', url: '/navn/1' });
  expect([answer.statusCode, answer.body]).toEqual([204, '']);
});

test('for a page nothing but a GET endpoint is called', async () => {
  const { answerInPage } = createEndpoints(endpoints, handlers);
  const nothing = [{} as FastifyRequest, {} as FastifyReply] as const;
  for (const path of ['/navn/:id', '/annet', 'constructor'])
    await expect(answerInPage(...nothing, path, undefined)).rejects.toThrow('no endpoint');
});

test('an endpoint without a handler, or of two declarations, stops the start', async () => {
  const { 'GET /navn': _, ...rest } = handlers;
  expect(() => createEndpoints(endpoints, rest as typeof handlers)).toThrow('has no handler');
  const app = Fastify();
  const { serve } = createEndpoints(endpoints, handlers);
  serve(app);
  expect(() => serve(app)).toThrow('already declared');
});

test('what several answers are made from is asked for once in a request, and anew in the next', async () => {
  const read = vi.fn(async ({ customerId }: CustomerRequest) => customerId);
  const readOnce = perRequest(read);
  const request = {} as FastifyRequest;
  const asked = { request, customerId: 'c' };
  expect(await Promise.all([readOnce(asked), readOnce(asked)])).toEqual(['c', 'c']);
  expect(read).toHaveBeenCalledTimes(1);
  await readOnce({ request: {} as FastifyRequest, customerId: 'c' });
  expect(read).toHaveBeenCalledTimes(2);
});

test('what the declaration does not allow does not compile', () => {
  // Never run: the compiler is the test.
  void function misuse(): Handlers<typeof endpoints>[] {
    const get = handlers['GET /navn'];
    const remove = handlers['DELETE /navn/:id'];
    return [
      // @ts-expect-error a handler is missing
      { 'GET /navn': get },
      // @ts-expect-error no such path
      { 'GET /navn': get, 'DELETE /navn/:id': remove, 'GET /annet': get },
      // @ts-expect-error another answer
      { 'DELETE /navn/:id': remove, 'GET /navn': () => ({ name: 'Kari' }) },
      // @ts-expect-error no such field in the query
      { 'DELETE /navn/:id': remove, 'GET /navn': ({ query }) => ({ navn: query.lang }) },
      // @ts-expect-error no such parameter
      { 'GET /navn': get, 'DELETE /navn/:id': ({ params }) => void params.nummer ?? null },
      // @ts-expect-error no header can be set, since it would be the page's
      { 'DELETE /navn/:id': remove, 'GET /navn': ({ reply }) => reply.header('etag', '1') && { navn: '' } },
    ];
  };
});
