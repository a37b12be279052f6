import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoPeople } from '../commands/portfolio/demo.ts';
import { api } from '../contract/api.ts';
import type { Endpoint } from '../contract/endpoint.ts';
import { API_PATH } from '../domain/paths.ts';
import { endpointsOf, fetchDocument } from './testing/contract-check.ts';
import { databases } from './testing/databases.ts';
import { expectProblem } from './testing/guarded-endpoints.ts';
import { rightValue } from './testing/odd-texts.ts';
import { openDemoPortal, type TestPortal } from './testing/portal.ts';

const ENDPOINTS = Object.entries<Endpoint>(api).map(([name, endpoint]) => {
  const [method = '', path = ''] = name.split(' ');
  return { name, method: method as 'GET', path, ...endpoint };
});
/** Files are reached by links; pages are never rendered from them. */
const READS = ENDPOINTS.filter(({ method, file }) => method === 'GET' && !file);
/** Endpoints whose answer changes on each request, as while documents are read, or that wait for the session's end. */
const CHANGING_ANSWERS = ['/auth/login', '/auth/session-status', '/dekning'];
/** Endpoints outside the contract. No page uses them, and they have their own checks. */
const OUTSIDE_CONTRACT = ['GET /openapi.json'];

/** Returns the address of an item that does not exist. */
const addressOf = (path: string) => path.replace(':systemSource', 'NICE').replace(/:\w+/g, '1');
/** Returns the required queries of a read, with values that fit their schemas. */
function queryOf(path: string): Record<string, string> {
  const { query } = api[`GET ${path}` as keyof typeof api] as Endpoint;
  const values = Object.entries(query ? (rightValue({ ...query }) as object) : {});
  return Object.fromEntries(
    values.map(([name, value]) => [name, name === 'systemSource' ? 'NICE' : String(value)]),
  );
}

describe.each(databases())('every endpoint of the contract on $name', ({ open }) => {
  let portal: TestPortal;
  let session: FastifyRequest['session'] = null;

  /** Adds a page that consists of one answer. */
  async function probe(app: FastifyInstance): Promise<void> {
    app.get<{ Params: { '*': string }; Querystring: Record<string, string> }>(
      '/probe/*',
      (request, reply) => {
        request.session = session;
        return app.answerInPage(request, reply, `/${request.params['*']}`, request.query);
      },
    );
  }

  beforeAll(async () => {
    portal = await openDemoPortal(open, {}, { additions: [probe] });
  });
  afterAll(() => portal.close());

  const inPage = (path: string, endpoint = path) =>
    portal.app.inject({
      url: `/probe${path}`,
      query: queryOf(endpoint),
      headers: { host: 'localhost:8000' },
    });

  test('is served, and no others are', async () => {
    const served = endpointsOf(await fetchDocument(portal.app))
      .filter(({ path }) => path.startsWith(API_PATH))
      .map(({ method, path }) => `${method} ${path.slice(API_PATH.length)}`);
    const declared = ENDPOINTS.map(({ name }) => name.replace(/:(\w+)/g, '{$1}'));
    expect(served.toSorted()).toEqual([...declared, ...OUTSIDE_CONTRACT].toSorted());
  });

  test.each(ENDPOINTS)('$name declares the params of its path', ({ path, params }) => {
    const named = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name);
    expect(Object.keys(params?.properties ?? {})).toEqual(named);
  });

  test.each(ENDPOINTS)('$name rejects requests without a session if it requires one', async (endpoint) => {
    const { method, path, access } = endpoint;
    const visitor = portal.browser();
    await visitor.call('GET', '/auth/session-status');
    const refused = await visitor.call(method, addressOf(path), undefined);
    if (access === 'customer') expectProblem(refused, 401);
    else expect(refused.statusCode).not.toBe(401);
  });

  test.each(READS)('$name rejects pages without a session if it requires one', async ({ path, access }) => {
    session = null;
    const refused = await inPage(addressOf(path), path);
    if (access === 'customer') expectProblem(refused, 401);
    else expect(refused.statusCode).toBe(200);
  });

  const isRead = (path: string) => READS.some((each) => each.path === path);
  test.each(ENDPOINTS.filter(({ path }) => !isRead(path)))(
    '$name is not available to pages',
    async ({ path }) => {
      const nothing = [{} as FastifyRequest, {} as FastifyReply] as const;
      await expect(portal.app.answerInPage(...nothing, path, undefined)).rejects.toThrow('no endpoint');
    },
  );

  test.each(demoPeople())('$navn gets the same answers over HTTP and within a page', async ({ ssn }) => {
    const browser = await portal.loggedIn(ssn);
    session = {
      ...(await sessionOf(ssn)),
      kfpSessionId: (await browser.call('GET', '/auth/session-status')).json().kfpSessionId,
    };
    const asked = READS.filter(({ path, params }) => !params && !CHANGING_ANSWERS.includes(path));
    for (const { name, path } of asked) {
      const overHttp = await browser.call('GET', `${path}?${new URLSearchParams(queryOf(path))}`);
      const answer = await inPage(path);
      expect([overHttp.statusCode, answer.statusCode], name).toEqual([200, 200]);
      expect(answer.json(), name).toEqual(overHttp.json());
    }
  });

  async function sessionOf(ssn: string) {
    const { id } = await portal.db
      .selectFrom('customer')
      .select('id')
      .where('ssn', '=', ssn)
      .executeTakeFirstOrThrow();
    const now = Date.now();
    return {
      customerId: id,
      distributor: 'none',
      loginContext: 'FORSIKRING',
      createdAt: now,
      lastSeenAt: now,
      authenticatedAt: now,
    } as const;
  }
});
