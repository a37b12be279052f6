import { request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { beforeEach, describe, expect, test } from 'vitest';
import { API_PATH } from '../../domain/paths.ts';
import { databases } from '../testing/databases.ts';
import { expectProblem } from '../testing/guarded-endpoints.ts';
import { type Behaviour, TEST_PDF } from '../testing/http-sources.ts';
import { answersStatus, hangs, hangsUp } from '../testing/misbehaviours.ts';
import { DOCUMENT, JONAS, KARI, portalOfSources } from '../testing/portal-of-sources.ts';

/** 20 MB */
const MAX_FILE_BYTES = 20_971_520;

const sends =
  (type: string, body: Buffer | string, headers: Record<string, string> = {}): Behaviour =>
  (_request, response) => {
    response.writeHead(200, { 'content-type': type, ...headers }).end(body);
  };
/** Sends a PDF header and `count` bytes without a content length. */
const sendsBytes =
  (count: number): Behaviour =>
  (_request, response) => {
    response.writeHead(200, { 'content-type': 'application/pdf' });
    response.write('%PDF-1.7\n');
    response.end(Buffer.alloc(count));
  };
const breaksOff: Behaviour = (request, response) => {
  response.writeHead(200, { 'content-type': 'application/pdf' });
  response.write(Buffer.concat([TEST_PDF, Buffer.alloc(200_000)]), () => request.socket.destroy());
};

describe.each(databases())('the file of a document of a source over HTTP on $name', ({ open }) => {
  const { nice, kari, logIn } = portalOfSources(open);
  const PATH = '/dokumenter/NICE/1';
  const download = () => kari().request(API_PATH + PATH);
  beforeEach(() => void nice().of(KARI).dokumenter.push(DOCUMENT));

  test('is served by the portal for a link', async () => {
    const answer = await download();
    expect([answer.statusCode, answer.rawPayload]).toEqual([200, TEST_PDF]);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(TEST_PDF.length),
      'content-disposition': `inline; filename="Vilkar for bat 2026-05-04.pdf"; filename*=UTF-8''Vilk%C3%A5r%20for%20b%C3%A5t%202026-05-04.pdf`,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining('sandbox'),
    });
    const file = nice().requests.at(-1);
    expect([file?.url, file?.headers['x-personident'], file?.headers.accept]).toEqual([
      '/kilde/dokumenter/1',
      KARI,
      'application/pdf',
    ]);
  });

  test.each<[string, Behaviour, number]>([
    ['an HTML page', sends('text/html', '<html>'), 502],
    ['an HTML page with the type of a PDF', sends('application/pdf', '<html><script>'), 502],
    ['empty', sends('application/pdf', ''), 502],
    ['only part of the PDF header', sends('application/pdf', '%PD'), 502],
    ['100 MB', sends('application/pdf', '%PDF-', { 'content-length': String(100 * 1024 * 1024) }), 502],
    ['a failure', answersStatus(500), 503],
    ['a refusal', answersStatus(403), 503],
    ['no answer', hangs, 503],
    ['a broken connection', hangsUp, 503],
    ['404', answersStatus(404), 404],
    ['501', answersStatus(501), 404],
  ])('is a problem when the response is %s', async (_case, behaviour, status) => {
    nice().answers.set('/dokumenter/1', behaviour);
    expectProblem(await download(), status);
  });

  test('may be 20 MB large', async () => {
    nice().answers.set('/dokumenter/1', sendsBytes(MAX_FILE_BYTES - 9));
    expect((await download()).rawPayload).toHaveLength(MAX_FILE_BYTES);
  });

  test('is neither requested nor revealed for another customer or system', async () => {
    const jonas = await logIn(JONAS);
    nice().requests.length = 0;
    expectProblem(await jonas.call('GET', PATH), 404);
    expectProblem(await kari().call('GET', '/dokumenter/PARIS/1'), 404);
    expect(nice().requests.map(({ url }) => url)).toEqual(['/kilde/dokumenter']);
  });

  test.each(['..', '.', '%2e%2e', '1%2f..%2f..%2ftilbud', "1'--", '1%3Fx=1', '%F0%9F%9A%97', '1%23'])(
    'is not requested for the hostile id %s',
    async (id) => {
      await kari().request(`${API_PATH}/dokumenter/NICE/${id}`);
      expect(nice().requests.map(({ url }) => url)).not.toContainEqual(
        expect.stringContaining('/kilde/dokumenter/'),
      );
    },
  );

  test('is requested with an encoded id', async () => {
    nice()
      .of(KARI)
      .dokumenter.push({ ...DOCUMENT, id: '../a?b#c' });
    await kari().request(`${API_PATH}/dokumenter/NICE/${encodeURIComponent('../a?b#c')}`);
    expect(nice().requests.at(-1)?.url).toBe('/kilde/dokumenter/..%2Fa%3Fb%23c');
  });
});

describe.each(databases().slice(0, 1))('a file over a real connection', ({ open }) => {
  const { nice, portal, kari } = portalOfSources(open, { listen: true });
  beforeEach(() => void nice().of(KARI).dokumenter.push(DOCUMENT));

  test.each<[string, Behaviour]>([
    ['in the middle', breaksOff],
    ['at 20 MB', sendsBytes(MAX_FILE_BYTES)],
    ['before its content length', sends('application/pdf', '%PDF-1.7 ...', { 'content-length': '100000' })],
  ])('that breaks off %s ends the browser’s connection', async (_case, behaviour) => {
    nice().answers.set('/dokumenter/1', behaviour);
    expect(await download()).toBe('broken');
  });

  test('that doesn’t break off is complete', async () => {
    expect(await download()).toBe(TEST_PDF.length);
  });

  /**
   * Returns the number of bytes that a client receives; 'broken' when it can detect that some are missing.
   */
  function download(): Promise<number | 'broken'> {
    const { port } = portal().app.server.address() as AddressInfo;
    const cookie = [...kari().cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    return new Promise((done) => {
      const asked = httpRequest(
        {
          port,
          host: '127.0.0.1',
          path: `${API_PATH}/dokumenter/NICE/1`,
          headers: { host: 'localhost:8000', cookie },
        },
        (response) => {
          let length = 0;
          response.on('data', (chunk: Buffer) => {
            length += chunk.length;
          });
          response.on('end', () => done(length));
          response.on('error', () => done('broken'));
        },
      );
      asked.on('error', () => done('broken'));
      asked.end();
    });
  }
});
