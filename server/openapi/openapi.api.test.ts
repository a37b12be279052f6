import { Validator } from '@seriousme/openapi-schema-validator';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoPeople } from '../../commands/portfolio/demo.ts';
import { api } from '../../contract/api.ts';
import { API_PATH } from '../../domain/paths.ts';
import {
  contractCheck,
  type DescribedEndpoint,
  endpointsOf,
  fetchDocument,
} from '../testing/contract-check.ts';
import { databases } from '../testing/databases.ts';
import { openDemoPortal, openPortal, type TestPortal } from '../testing/portal.ts';
import type { OpenApiDocument } from './document.ts';

/** The endpoints of the contract, of this description, and those that other systems call. */
const ENDPOINTS = [
  ...Object.keys(api).map((name) => name.replace(' ', ` ${API_PATH}`).replaceAll(/:(\w+)/g, '{$1}')),
  'GET /api/privat/forsikring/openapi.json',
  'POST /api/intern/jumpsst/innlos',
  'GET /api/intern/endringer',
];

/** Endpoints that need no login. The claims system and the bank's systems authenticate with a secret. */
const OPEN = [
  'GET /api/privat/forsikring/auth/session-status',
  'GET /api/privat/forsikring/auth/login',
  'POST /api/privat/forsikring/auth/logout',
  'POST /api/privat/forsikring/feedback/',
  'POST /api/privat/forsikring/feedback/oppfolging',
  'POST /api/privat/forsikring/feedback/kontakt',
  'POST /api/privat/forsikring/kontroll',
  'GET /api/privat/forsikring/openapi.json',
  'POST /api/intern/jumpsst/innlos',
  'GET /api/intern/endringer',
];

const DOCUMENT = '/api/privat/forsikring/openapi.json';
const PAGE = '/api/privat/forsikring/dokumentasjon';
const PRODUCTION = {
  NODE_ENV: 'production',
  OIDC_ISSUER: 'https://id.example',
  OIDC_CLIENT_ID: 'portal',
  OIDC_CLIENT_SECRET: 'hemmelig',
};

describe.each(databases())('the OpenAPI description on $name', ({ name, open }) => {
  let portal: TestPortal;
  let document: OpenApiDocument;
  beforeAll(async () => {
    portal = await openDemoPortal(open);
    document = await fetchDocument(portal.app);
  });
  afterAll(() => portal.close());

  test('is valid OpenAPI 3.1', async () => {
    const validator = new Validator();
    expect(await validator.validate({ ...document })).toEqual({ valid: true });
    expect(validator.version).toBe('3.1');
    // Tuples must use the 2020-12 dialect. The validator also accepts the older form.
    expect(JSON.stringify(document)).not.toMatch(/"items":\[|additionalItems|"~/);
    expect(JSON.stringify(document)).toContain('"prefixItems":[');
  });

  test('compares no items of an input: many of them would stop the server for seconds', () => {
    expect(JSON.stringify(document)).not.toContain('uniqueItems');
  });

  test('describes exactly the known endpoints', () => {
    expect(
      endpointsOf(document)
        .map(({ name }) => name)
        .toSorted(),
    ).toEqual(ENDPOINTS.toSorted());
  });

  test('has a summary, a tag, a response and error responses for every endpoint', () => {
    for (const { name, path, operation } of endpointsOf(document)) {
      expect(operation.summary, name).toMatch(/^[A-Z].{5,70}[^.]$/);
      expect(operation.tags, name).toEqual([expect.stringMatching(/^[a-z-]+$/)]);
      expect(document.tags, name).toContainEqual({ name: operation.tags?.[0] });
      expect(Object.keys(operation.responses)[0], name).toMatch(/^20[014]$/);
      expect(operation.responses.default, name).toEqual({ $ref: '#/components/responses/Problem' });
      const secured = operation.security?.flatMap((schemes) => Object.keys(schemes));
      if (path === DOCUMENT) continue;
      const files = /forsikring\/(dokumenter\/|bekreftelser\/|kalender$|mine-data(\.pdf)?$)/.test(path);
      expect(secured, name).toContainEqual(
        expect.stringMatching(files ? 'session' : /requestedBy|claims|changes/),
      );
    }
  });

  test('names the language of the page as a header of every call of the portal', () => {
    for (const { name, path, operation } of endpointsOf(document)) {
      const headers = (operation.parameters ?? []).filter((each) => each.name === 'X-Kfp-Spraak');
      expect(headers.length, name).toBe(path.startsWith('/api/intern/') ? 0 : 1);
    }
  });

  test('needs no session or headers', async () => {
    const answer = await portal.app.inject({ url: DOCUMENT });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
  });

  test('marks the endpoints that answer 401 without a session', async () => {
    const visitor = portal.browser();
    await visitor.call('GET', '/auth/session-status');
    for (const endpoint of endpointsOf(document)) {
      const needsSession = endpoint.operation.security?.some((schemes) => 'session' in schemes);
      expect(needsSession, endpoint.name).toBe(!OPEN.includes(endpoint.name));
      if (!needsSession) continue;
      const answer = await visitor.call(
        endpoint.method as 'GET',
        shortPath(endpoint).replace(/\{\w+\}/g, '1'),
        {},
      );
      expect(answer.statusCode, endpoint.name).toBe(401);
    }
  });

  // What a database returns as another type does not depend on the customer.
  const people = name === databases()[0].name ? demoPeople() : demoPeople().slice(0, 1);
  test.each(people)('matches all responses for $navn', async ({ ssn }) => {
    const browser = await portal.loggedIn(ssn);
    const check = contractCheck(document);
    const lists = endpointsOf(document).filter(
      ({ method, path }) => method === 'GET' && path.startsWith(API_PATH) && !path.includes('{'),
    );
    for (const endpoint of lists) {
      const answer = await browser.call('GET', shortPath(endpoint) + requiredQuery(endpoint));
      expect(answer.statusCode, endpoint.name).toBe(200);
      expect(check(endpoint, answer)).toEqual([]);
    }
  });

  test('has a page that lists every endpoint and loads no files or scripts', async () => {
    const page = await portal.app.inject({ url: PAGE });
    expect(page.statusCode).toBe(200);
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    for (const endpoint of ENDPOINTS) expect(page.body).toContain(`<h3><code>${endpoint}</code></h3>`);
    expect(page.body).not.toMatch(/<script|<img|<link|style=|undefined|\[object/);
  });

  test('is served in production, but without the page', async () => {
    const production = await openPortal(await open(), PRODUCTION);
    expect((await production.app.inject({ url: DOCUMENT })).statusCode).toBe(200);
    expect((await production.app.inject({ url: PAGE })).statusCode).toBe(404);
    await production.close();
  });
});

function shortPath({ path }: DescribedEndpoint): string {
  return path.replace('/api/privat/forsikring', '');
}

/** Returns the required query parameters with their first allowed values, examples, or digits. */
function requiredQuery({ operation }: DescribedEndpoint): string {
  const required = (operation.parameters ?? []).filter((each) => each.in === 'query' && each.required);
  const values = required.map(({ name, schema, examples = {} }) => [
    name,
    String(
      (schema.enum as unknown[] | undefined)?.[0] ??
        Object.keys(examples)[0] ??
        '1'.repeat(Number(schema.minLength ?? 1)),
    ),
  ]);
  return values.length > 0 ? `?${new URLSearchParams(values)}` : '';
}
