import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoPeople, fillEmptyStore } from '../../../commands/portfolio/demo.ts';
import { API_PATH, addressOf, PATHS, PORTAL_PATH } from '../../../domain/paths.ts';
import type { TestBrowser } from '../../testing/browser.ts';
import { codeIn } from '../../testing/confirmation-code.ts';
import { endpointsOf, fetchDocument } from '../../testing/contract-check.ts';
import { databases } from '../../testing/databases.ts';
import { openPortal, type TestPortal } from '../../testing/portal.ts';

const EMAIL = 'kari.hemmelig@eksempel.no';
const PHONE = '98765432';
const SECRET = 'skadesystemets-hemmelighet';
const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const PARENT = '00f067aa0ba902b7';

type Attribute = { key: string; value: { stringValue?: string; intValue?: number } };
type SentSpan = {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: Attribute[];
};

describe.each(databases())('the output of the server on $name', ({ open }) => {
  const ssn = demoPeople()[0]?.ssn ?? '';
  const lines: string[] = [];
  const traces: string[] = [];
  const secrets: string[] = [ssn, EMAIL, PHONE, SECRET];
  let collector: Server;
  let metrics = '';

  beforeAll(async () => {
    collector = createServer(async (request, response) => {
      const parts: Buffer[] = [];
      for await (const part of request) parts.push(part as Buffer);
      traces.push(Buffer.concat(parts).toString());
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    }).listen(0, '127.0.0.1');
    const database = await open();
    await fillEmptyStore(database.db);
    const portal = await openPortal(
      database,
      {
        LOG_LEVEL: 'debug',
        FIRST_PAGE_MS: '10000',
        CLAIMS_SYSTEM_SECRET: SECRET,
        TRUST_PROXY: '1',
        OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${(collector.address() as AddressInfo).port}`,
      },
      { logTo: { write: (line) => lines.push(line) } },
    );
    secrets.push(...(await tour(portal)));
    await portal.app.inject('/internal/health/ready');
    metrics = (await portal.app.inject('/internal/metrics')).body;
    await portal.close();
  });
  afterAll(() => collector.close());

  /** Calls every endpoint as a customer and as an attacker. Returns the secrets that occurred. */
  async function tour(portal: TestPortal): Promise<string[]> {
    const browser = await portal.loggedIn(ssn);
    const begun = secretsOf(browser);
    await browser.request(`${PORTAL_PATH}/?fnr=${ssn}`, {
      headers: { traceparent: `00-${TRACE}-${PARENT}-01` },
    });
    await browser.call('PUT', '/skadekunde/kontaktinformasjon', { epostAdresse: EMAIL, mobilNr: PHONE });
    await browser.call('PUT', '/skadekunde/kontaktinformasjon', { [ssn]: EMAIL });
    const { jumpSst } = (await browser.call('POST', '/jumpsst/')).json();
    for (const endpoint of endpointsOf(await fetchDocument(portal.app))) {
      const { method, path } = endpoint;
      if (path.endsWith('/auth/logout')) continue;
      const address = path.replace(API_PATH, '').replace(/\{\w+\}/g, ssn);
      await browser.call(
        method as 'GET',
        `${address}?epost=${EMAIL}`,
        method === 'GET' ? undefined : { a: EMAIL },
      );
    }
    await browser.request(`${API_PATH}/auth/callback?code=${ssn}&state=${EMAIL}`);
    await portal.app.inject({ url: `/${ssn}/${EMAIL}`, headers: { cookie: `kfp-session=${ssn}` } });
    const codes = await checkedCodes(browser);
    await browser.call('POST', '/auth/logout', {});
    return [...begun, ...secretsOf(browser), jumpSst, ...codes];
  }

  /** Returns a valid and an unknown code of a confirmation, after they were checked on the page. */
  async function checkedCodes(browser: TestBrowser): Promise<string[]> {
    const confirmation = await browser.call('GET', '/bekreftelser/NICE/81030354');
    const codes = [codeIn(confirmation.rawPayload), '7KQ4-M2XD-9TRB'];
    for (const kode of codes) {
      const page = await browser.request(`${addressOf(PATHS.confirmationCheck)}?kode=${kode}`);
      expect(page.statusCode).toBe(200);
      await browser.call('POST', '/kontroll', { kode });
    }
    return codes.flatMap((code) => [code, code.replaceAll('-', '')]);
  }

  const secretsOf = (browser: TestBrowser) =>
    [...browser.cookies.values()].filter((value) => value.length > 20);
  const spans = (): SentSpan[] =>
    traces.flatMap((each) =>
      JSON.parse(each).resourceSpans.flatMap((resource: { scopeSpans: { spans: SentSpan[] }[] }) =>
        resource.scopeSpans.flatMap((scope) => scope.spans),
      ),
    );

  test('contains no national id, e-mail address, phone number, cookie or token in logs, metrics and traces', () => {
    expect(secrets.length).toBeGreaterThan(6);
    for (const size of [lines.length, metrics.length, spans().length]) expect(size).toBeGreaterThan(20);
    for (const output of [lines.join(''), metrics, traces.join('')]) {
      for (const secret of secrets) expect(output.includes(secret), secret).toBe(false);
    }
  });

  test('names the request in every line of a request, and the session in those of a customer', () => {
    const parsed = lines.map((line) => JSON.parse(line));
    const requestLines = parsed.filter(({ event }) => event !== undefined);
    expect(requestLines.length).toBeGreaterThan(5);
    for (const line of requestLines) expect(line).toMatchObject({ reqId: expect.stringMatching(/^req-/) });
    expect(parsed.filter(({ kfpSessionId }) => kfpSessionId !== undefined).length).toBeGreaterThan(5);
    for (const line of lines) expect(line.match(/"reqId"/g)?.length ?? 0).toBeLessThan(2);
  });

  test('traces a page as part of the gateway’s trace, with the queries that it waited for', () => {
    const page = spans().find(({ traceId, parentSpanId }) => traceId === TRACE && parentSpanId === PARENT);
    expect(page?.name).toBe(`GET ${PORTAL_PATH}`);
    const waits = spans().filter(({ parentSpanId }) => parentSpanId === page?.spanId);
    expect(waits.length).toBeGreaterThan(3);
    expect(waits.every(({ traceId }) => traceId === TRACE)).toBe(true);
    expect(JSON.stringify(waits)).toContain('select');
  });

  test('traces no health checks', () => {
    expect(spans().filter(({ name }) => name.includes('/internal'))).toEqual([]);
  });

  test('counts logins, logouts, refusals, queries and sessions', () => {
    const countOf = (name: string) =>
      Number(
        metrics
          .split('\n')
          .find((line) => line.startsWith(name))
          ?.split(' ')
          .at(-1),
      );
    expect(countOf('security_events_total{event="logged-in"}')).toBe(1);
    expect(countOf('security_events_total{event="logged-out"}')).toBe(1);
    expect(countOf('security_events_total{event="input-refused"}')).toBeGreaterThan(0);
    expect(countOf('database_query_duration_seconds_count{outcome="done"}')).toBeGreaterThan(50);
    expect(countOf('shared_state_duration_seconds_count{operation="get",outcome="done"}')).toBeGreaterThan(
      10,
    );
    expect(countOf('part_up{part="database"}')).toBe(1);
    expect(countOf('sessions_lasting')).toBe(0);
  });
});
