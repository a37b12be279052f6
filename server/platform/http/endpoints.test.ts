import Fastify, { type FastifyReply, type FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { describe, expect, test, vi } from 'vitest';
import type { Endpoints } from '../../../contract/endpoint.ts';
import { SHARING_SCOPES } from '../../../domain/sharing.ts';
import { createEndpoints, type Handlers } from './endpoints.ts';
import type { WhoseData } from './on-behalf.ts';
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

const whose: WhoseData = async (_rule, { session }) => ({
  customerId: session?.customerId ?? null,
  scopes: SHARING_SCOPES,
});

/**
 * Returns an app with the endpoints and a logged-in customer. `/side` returns the data from which a page
 * would be rendered.
 */
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
  const { serve, answerInPage } = createEndpoints(endpoints, { ...handlers, ...changes }, whose);
  serve(app);
  app.get<{ Querystring: Record<string, string> }>('/side', (request, reply) =>
    answerInPage(request, reply, '/navn', request.query),
  );
  return app;
}

describe.each(['/navn', '/side'])('a call to %s', (path) => {
  test("returns the handler's answer to a logged-in customer", async () => {
    expect((await openApp().inject(path)).json()).toEqual({ navn: 'Kari' });
    expect((await openApp().inject(`${path}?kort=ja`)).json()).toEqual({ navn: 'ja' });
  });

  test('is refused without a session, before the handler is called', async () => {
    const handler = vi.fn(() => ({ navn: 'Kari' }));
    expect((await openApp({ 'GET /navn': handler }, null).inject(path)).body).toContain('logge inn');
    expect(handler).not.toHaveBeenCalled();
  });

  test('with an invalid query does not reach the handler', async () => {
    const handler = vi.fn(() => ({ navn: 'Kari' }));
    const app = openApp({ 'GET /navn': handler });
    for (const query of ['kort=nei', 'lang=ja']) {
      expect((await app.inject(`${path}?${query}`)).statusCode).toBeGreaterThanOrEqual(400);
    }
    expect(handler).not.toHaveBeenCalled();
  });

  test.each([[{}], [{ navn: 5 }], [null]])(
    'fails if the handler returns %j, which does not match its schema',
    async (answer) => {
      const broken = openApp({ 'GET /navn': () => answer as { navn: string } });
      const { statusCode, json } = await broken.inject(path);
      expect(statusCode).toBe(500);
      expect(json().message).toContain('the answer of GET /navn does not match its schema');
    },
  );

  test('returns no undeclared fields', async () => {
    const app = openApp({ 'GET /navn': () => ({ navn: 'Kari', customer_id: 'c' }) });
    expect((await app.inject(path)).json()).toEqual({ navn: 'Kari' });
  });
});

test('responds 204 for an endpoint without an answer', async () => {
  const answer = await openApp().inject({ method: 'DELETE', url: '/navn/1' });
  expect([answer.statusCode, answer.body]).toEqual([204, '']);
});

test('calls only GET endpoints for a page', async () => {
  const { answerInPage } = createEndpoints(endpoints, handlers, whose);
  const nothing = [{} as FastifyRequest, {} as FastifyReply] as const;
  for (const path of ['/navn/:id', '/annet', 'constructor'])
    await expect(answerInPage(...nothing, path, undefined)).rejects.toThrow('no endpoint');
});

test('rejects an endpoint without a handler and one with two declarations', async () => {
  const { 'GET /navn': _, ...rest } = handlers;
  expect(() => createEndpoints(endpoints, rest as typeof handlers, whose)).toThrow('has no handler');
  const app = Fastify();
  const { serve } = createEndpoints(endpoints, handlers, whose);
  serve(app);
  expect(() => serve(app)).toThrow('already declared');
});

test('reads shared data once per request', async () => {
  const read = vi.fn(async ({ customerId }: CustomerRequest) => customerId);
  const readOnce = perRequest(read);
  const request = {} as FastifyRequest;
  const asked = { request, customerId: 'c' };
  expect(await Promise.all([readOnce(asked), readOnce(asked)])).toEqual(['c', 'c']);
  expect(read).toHaveBeenCalledTimes(1);
  await readOnce({ request: {} as FastifyRequest, customerId: 'c' });
  expect(read).toHaveBeenCalledTimes(2);
  // A request on behalf of another customer reads data of both.
  expect(await readOnce({ request, customerId: 'd' })).toBe('d');
});

test('does not compile code that the declaration does not allow', () => {
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
