import fc from 'fast-check';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoPeople } from '../../commands/portfolio/demo.ts';
import type { TestBrowser } from '../testing/browser.ts';
import {
  contractCheck,
  type DescribedEndpoint,
  endpointsOf,
  fetchDocument,
} from '../testing/contract-check.ts';
import { databases } from '../testing/databases.ts';
import { type OddRequest, oddRequests, requestsWithOddText } from '../testing/odd-input.ts';
import { MARK } from '../testing/odd-texts.ts';
import { openDemoPortal, type TestPortal } from '../testing/portal.ts';
import type { OpenApiDocument } from './document.ts';

/** Another seed finds other inputs. A failure prints the seed and the smallest failing input. */
const SEED = Number(process.env.ODD_INPUT_SEED ?? 20_261_121);
/**
 * The databases, each with a seed of its own, so that together they get as many different inputs. A given seed is for all,
 * so that the printed one repeats the failure on each of them.
 */
const ENGINES = databases().map((engine, number) => ({
  ...engine,
  seed: process.env.ODD_INPUT_SEED ? SEED : SEED + number,
}));
/**
 * Minimum number of generated requests per endpoint with input, in all databases. The drill `odd-input` sets the total
 * per database.
 */
const RUNS = 40;
const REQUESTS = Number(process.env.ODD_INPUT_REQUESTS ?? 0);
const TIMEOUT_MS = 180_000 + REQUESTS * 50;
const SECRET = 'skadesystemets-hemmelighet';
const UNLIMITED = '1000000';
const TELLING = /node_modules|[a-z]+Error\b|\bat .+[:(]\d+|select .+ from|insert into|sqlite|postgres/i;

describe.each(ENGINES)('odd input on $name', ({ open, seed }) => {
  let portal: TestPortal;
  let document: OpenApiDocument;
  let check: ReturnType<typeof contractCheck>;
  beforeAll(async () => {
    portal = await openDemoPortal(open, {
      CLAIMS_SYSTEM_SECRET: SECRET,
      CHANGES_SECRET: SECRET,
      FEEDBACK_PER_MINUTE: UNLIMITED,
      CLAIMS_JUMP_PER_MINUTE: UNLIMITED,
      LINKS_PER_MINUTE: UNLIMITED,
      LOGIN_STARTS_PER_MINUTE: UNLIMITED,
      REQUESTS_PER_MINUTE: UNLIMITED,
      SESSION_REQUESTS_PER_MINUTE: UNLIMITED,
    });
    document = await fetchDocument(portal.app);
    check = contractCheck(document);
  });
  afterAll(() => portal.close());

  async function loggedIn(): Promise<TestBrowser> {
    // Some limits have no variable.
    await portal.state.forget(['rate:']);
    const browser = await portal.loggedIn(demoPeople()[0]?.ssn ?? '');
    return browser;
  }

  async function send(
    browser: TestBrowser,
    { method }: DescribedEndpoint,
    { url, contentType, payload }: OddRequest,
  ) {
    return await browser.request(url, {
      method: method as 'GET',
      headers: {
        'x-requested-by': 'forsikringsoversikt',
        'x-xsrf-token': browser.cookies.get('XSRF-TOKEN') ?? '',
        authorization: `Bearer ${SECRET}`,
        ...(contentType === null ? {} : { 'content-type': contentType }),
      },
      ...(payload === null ? {} : { payload }),
    });
  }

  /**
   * Returns the issues of a response. Successful responses must match the document, others the rules for
   * errors.
   */
  const issues = (endpoint: DescribedEndpoint, response: LightMyRequestResponse) =>
    response.statusCode < 400 ? check(endpoint, response) : refusalIssues(response);

  test(
    'gets a response that matches the description or a well-formed error',
    async () => {
      const endpoints = endpointsOf(document);
      const wanted = REQUESTS / endpoints.filter(takesInput).length;
      const runs = Math.ceil(Math.max(RUNS / ENGINES.length, wanted));
      let sent = 0;
      for (const endpoint of endpoints) {
        const browser = await loggedIn();
        const property = fc.asyncProperty(oddRequests(endpoint), async (request) => {
          sent += 1;
          expect(issues(endpoint, await send(browser, endpoint, request))).toEqual([]);
        });
        await fc.assert(property, { seed, numRuns: takesInput(endpoint) ? runs : 6 });
      }
      if (REQUESTS > 0) process.stdout.write(`requests: ${sent}\n`);
    },
    TIMEOUT_MS,
  );

  test(
    'gets well-formed responses for each odd text in each field, also when the stored texts are read',
    async () => {
      for (const endpoint of endpointsOf(document).filter(takesInput)) {
        const browser = await loggedIn();
        for (const request of requestsWithOddText(endpoint)) {
          const response = await send(browser, endpoint, request);
          expect([endpoint.name, request, ...issues(endpoint, response)]).toEqual([endpoint.name, request]);
        }
      }
      const browser = await loggedIn();
      for (const endpoint of endpointsOf(document).filter(
        (each) => each.method === 'GET' && !takesInput(each),
      )) {
        const response = await send(browser, endpoint, {
          url: endpoint.path,
          contentType: null,
          payload: null,
        });
        expect([endpoint.name, response.statusCode, ...issues(endpoint, response)]).toEqual([
          endpoint.name,
          200,
        ]);
      }
    },
    TIMEOUT_MS,
  );

  test.each([
    ['another content type', 'text/plain', '{}', 415],
    ['a form body', 'application/x-www-form-urlencoded', 'a=1', 415],
    ['invalid JSON', 'application/json', '{"a":', 400],
    ['too large a body', 'application/json', JSON.stringify('a'.repeat(65 * 1024)), 413],
  ])('every change refuses %s', async (_what, contentType, payload, status) => {
    const browser = await loggedIn();
    for (const endpoint of endpointsOf(document).filter(({ method }) => method !== 'GET')) {
      const url = endpoint.path.replace(/\{\w+\}/g, 'finnesikke');
      const response = await send(browser, endpoint, { url, contentType, payload });
      expect([endpoint.name, response.statusCode, ...refusalIssues(response)]).toEqual([
        endpoint.name,
        status,
      ]);
    }
  });

  test.each([
    ['an address that can’t be decoded', '/api/privat/forsikring/%ZZ', {}, 400],
    [
      'a path segment that is too long',
      `/api/privat/forsikring/avtaleoversikt/tilbud/${'1'.repeat(901)}`,
      {},
      404,
    ],
    ['an unknown endpoint', `/api/privat/forsikring/${MARK}`, {}, 404],
    ['an invalid host', '/api/privat/forsikring/auth/login', { host: `${MARK}<>` }, 400],
    ['an invalid port', '/api/privat/forsikring/auth/login', { host: 'localhost:99999' }, 400],
    ['invalid cookies', '/api/privat/forsikring/skadekunde/hent', { cookie: '%ZZ;=;kfp-session=%00' }, 401],
  ])('with %s gets a problem', async (_what, url, headers, status) => {
    const response = await portal.app.inject({
      method: url.includes('/tilbud/') ? 'DELETE' : 'GET',
      url,
      headers: { host: 'localhost:8000', 'x-requested-by': 'forsikringsoversikt', ...headers },
    });
    expect([response.statusCode, ...refusalIssues(response)]).toEqual([status]);
  });
});

function takesInput({ operation }: DescribedEndpoint): boolean {
  const { requestBody, parameters = [] } = operation;
  return requestBody !== undefined || parameters.some((each) => each.in !== 'header');
}

/**
 * Returns the issues of an error response. It must be a problem+json 4xx without internals or an echo of the
 * input.
 */
function refusalIssues(response: LightMyRequestResponse): string[] {
  const { statusCode, headers, body } = response;
  if (headers['content-type'] !== 'application/problem+json; charset=utf-8') {
    return [`${statusCode} as ${headers['content-type']}`];
  }
  const { status, title, detail, code, ...more } = response.json();
  return [
    ...(statusCode < 400 || statusCode >= 500 ? [`status ${statusCode}`] : []),
    ...(status === statusCode ? [] : [`status ${status} in a ${statusCode}`]),
    ...(title && detail ? [] : ['no title or detail']),
    ...(code === undefined || /^[A-Z_]+$/.test(code) ? [] : ['an invalid code']),
    ...(Object.keys(more).length === 0 ? [] : [`unknown fields ${Object.keys(more)}`]),
    ...(body.includes(MARK) ? ['an echo'] : []),
    ...(TELLING.test(body) ? ['internals'] : []),
  ];
}
