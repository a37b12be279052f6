import { request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { demoPeople, fillEmptyStore } from '../../portfolio/demo.ts';
import { API_PATH } from '../platform/http/paths.ts';
import type { TestBrowser } from '../testing/browser.ts';
import { databases } from '../testing/databases.ts';
import { expectProblem } from '../testing/guarded-endpoints.ts';
import { type Behaviour, type HttpSources, startHttpSources, TEST_PDF } from '../testing/http-sources.ts';
import { answersJson, answersStatus, answersText, cuts, hangs, hangsUp } from '../testing/misbehaviours.ts';
import { openPortal, type TestPortal } from '../testing/portal.ts';
import { MAX_FILE_BYTES } from './pdf-stream.ts';

const TIMEOUT_MS = 1000;
const [KARI = '', JONAS = ''] = demoPeople().map(({ ssn }) => ssn);

const base = { systemSource: 'NICE', id: '1' };
const DOCUMENT = { ...base, tittel: 'Vilkår for båt', type: 'VILKAAR', dato: '2026-05-04' };
const INVOICE = { ...base, forfallsdato: '2026-12-15', belop: 462.5, status: 'KOMMENDE' };
const CLAIM = {
  ...base,
  skadenummer: 'S1',
  tittel: 'Steinsprut',
  meldtDato: '2026-11-02',
  status: 'MOTTATT',
};
const MESSAGE = { ...base, tittel: 'Ny avtale', dato: '2026-11-01' };
const AGREEMENT = { policyNumber: '7', name: 'Bilforsikring', productType: 'BIL', systemSource: 'NICE' };

const LISTS = [
  ['/dokumenter', 'dokumenter', DOCUMENT, 'dato'],
  ['/fakturaer', 'fakturaer', INVOICE, 'forfallsdato'],
  ['/skader', 'skader', CLAIM, 'meldtDato'],
  ['/meldinger', 'meldinger', MESSAGE, 'dato'],
] as const;

const sends =
  (type: string, body: Buffer | string, headers: Record<string, string> = {}): Behaviour =>
  (_request, response) => {
    response.writeHead(200, { 'content-type': type, ...headers }).end(body);
  };
/** Sends so many bytes of a PDF, without saying how many. */
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

describe.each(databases())(
  'documents, invoices, claims and messages of sources over HTTP on $name',
  ({ open }) => {
    let portal: TestPortal;
    let sources: HttpSources;
    let kari: TestBrowser;

    beforeAll(async () => {
      sources = await startHttpSources();
      const database = await open();
      await fillEmptyStore(database.db);
      portal = await openPortal(database, {
        ...sources.env,
        SOURCE_TIMEOUT_MS: String(TIMEOUT_MS),
        SOURCE_BREAKER_FAILURES: '1000',
      });
      kari = portal.browser();
      await kari.logIn(KARI);
    });
    afterAll(async () => {
      await portal.close();
      await sources.close();
    });
    beforeEach(() => {
      for (const source of sources.all) source.reset();
    });

    const nice = () => sources.of('NICE');
    const get = async (path: string) => (await kari.call('GET', path)).json();

    test.each(LISTS)('%s lists what the systems have, the latest first', async (path, list, item, date) => {
      nice()
        .of(KARI)
        [list].push({ ...item, [date]: '2026-01-01' } as never, { ...item, id: '2' } as never);
      sources
        .of('PARIS')
        .of(KARI)
        [list].push({ ...item, systemSource: 'PARIS', [date]: '2027-01-01' } as never);
      const answer = await get(path);
      expect(answer.systemSourceError).toBe(false);
      const ids = answer[list].map((each: typeof base) => `${each.systemSource} ${each.id}`);
      expect(ids).toEqual(['PARIS 1', 'NICE 2', 'NICE 1']);
      const [seen] = nice().requests;
      expect([seen?.url, seen?.headers['x-personident']]).toEqual([`/kilde${path}`, KARI]);
    });

    test.each(LISTS)('%s: a system that has no such list is no fault', async (path, list, item) => {
      sources
        .of('PARIS')
        .of(KARI)
        [list].push({ ...item, systemSource: 'PARIS' } as never);
      for (const status of [404, 501]) {
        nice().answers.set(path, answersStatus(status));
        const answer = await get(path);
        expect([answer[list].length, answer.systemSourceError], `${status}`).toEqual([1, false]);
      }
    });

    test.each<[string, Behaviour]>([
      ['fails', answersStatus(500)],
      ['refuses', answersStatus(403)],
      ['hangs', hangs],
      ['hangs up', hangsUp],
      ['breaks off', cuts],
      ['answers a page', answersText('<html>')],
      ['answers another list', answersJson({ avtaler: [] })],
    ])('a system that %s is said, and costs no other its items', async (_what, behaviour) => {
      for (const [path, list, item] of LISTS) {
        sources
          .of('PARIS')
          .of(KARI)
          [list].push({ ...item, systemSource: 'PARIS' } as never);
        nice().answers.set(path, behaviour);
      }
      const answers = await Promise.all(
        LISTS.map(async ([path, list]) => {
          const answer = await get(path);
          return [answer[list].length, answer.systemSourceError];
        }),
      );
      expect(answers).toEqual(LISTS.map(() => [1, true]));
    });

    test.each(LISTS)(
      '%s: what is unknown is passed on, a bad date costs its item',
      async (path, list, item, date) => {
        nice()
          .of(KARI)
          [list].push(
            { ...item, status: 'PÅ_VENT', type: 'KART', ukjent: 1 } as never,
            { ...item, id: '2', [date]: '2026-02-30' } as never,
            { ...item, id: 3, [date]: '2026-03-01T00:00:00' } as never,
          );
        const answer = await get(path);
        expect(answer.systemSourceError).toBe(true);
        expect(answer[list].map(({ id }: { id: string }) => id).toSorted()).toEqual(['1', '3']);
        const first = answer[list].find(({ id }: { id: string }) => id === '1');
        expect(first.ukjent).toBeUndefined();
        if (list === 'dokumenter') expect(first.type).toBe('KART');
        if (list === 'skader' || list === 'fakturaer') expect(first.status).toBe('PÅ_VENT');
      },
    );

    test('a bad event costs itself alone', async () => {
      const hendelser = [
        { dato: 'i går', tekst: 'Ringte' },
        { dato: '2026-11-02', tekst: 'Meldt' },
      ];
      nice()
        .of(KARI)
        .skader.push({ ...CLAIM, hendelser });
      const { skader, systemSourceError } = await get('/skader');
      expect([skader[0].hendelser, systemSourceError]).toEqual([[hendelser[1]], false]);
    });

    test('of 10,000 documents 500 are kept, and it is said that some are missing', async () => {
      const many = Array.from({ length: 10_000 }, (_, index) => ({ ...DOCUMENT, id: `${index}` }));
      nice()
        .of(KARI)
        .dokumenter.push(...many);
      const { dokumenter, systemSourceError } = await get('/dokumenter');
      expect([dokumenter.length, systemSourceError]).toEqual([500, true]);
    });

    describe('details', () => {
      const PATH = '/avtaleoversikt/avtaler/NICE/7';
      const detailed = { ...AGREEMENT, avtaleDetaljer: { hovedforfall: '2027-01-01', egenandel: 4000 } };

      test('come from the agreement’s own address', async () => {
        nice().of(KARI).avtaler.push(AGREEMENT);
        nice().answers.set('/avtaler/7', answersJson(detailed));
        expect(await get(PATH)).toEqual(detailed);
      });

      test.each([404, 501])(
        'where the system has no such address (%i), are what its list says',
        async (status) => {
          nice().of(KARI).avtaler.push(detailed);
          nice().answers.set('/avtaler/7', answersStatus(status));
          expect(await get(PATH)).toEqual(detailed);
        },
      );

      test.each<[string, Behaviour, number]>([
        ['hangs', hangs, 503],
        ['fails', answersStatus(500), 503],
        ['answers no JSON', answersText('<html>'), 502],
        ['answers another agreement', answersJson({ ...AGREEMENT, policyNumber: '8' }), 502],
      ])('are said to be missing where the system %s', async (_what, behaviour, status) => {
        nice().of(KARI).avtaler.push(AGREEMENT);
        nice().answers.set('/avtaler/7', behaviour);
        expectProblem(await kari.call('GET', PATH), status);
      });

      test('are not asked for where the list has no such agreement', async () => {
        nice().of(JONAS).avtaler.push(AGREEMENT);
        expectProblem(await kari.call('GET', PATH), 404);
        nice().answers.set('/avtaler', answersStatus(500));
        expectProblem(await kari.call('GET', PATH), 503);
        expect(nice().requests.map(({ url }) => url)).toEqual(['/kilde/avtaler', '/kilde/avtaler']);
      });
    });

    describe('the file of a document', () => {
      const PATH = '/dokumenter/NICE/1';
      const open = () => kari.request(API_PATH + PATH);
      beforeEach(() => void nice().of(KARI).dokumenter.push(DOCUMENT));

      test('comes through us, as a link asks for it', async () => {
        const answer = await open();
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
        ['a page', sends('text/html', '<html>'), 502],
        ['a page that is called a PDF', sends('application/pdf', '<html><script>'), 502],
        ['nothing', sends('application/pdf', ''), 502],
        ['the beginning of a head', sends('application/pdf', '%PD'), 502],
        ['100 MB', sends('application/pdf', '%PDF-', { 'content-length': String(100 * 1024 * 1024) }), 502],
        ['a failure', answersStatus(500), 503],
        ['a refusal', answersStatus(403), 503],
        ['no answer', hangs, 503],
        ['a broken connection', hangsUp, 503],
        ['404', answersStatus(404), 404],
        ['501', answersStatus(501), 404],
      ])('that is %s is a problem', async (_what, behaviour, status) => {
        nice().answers.set('/dokumenter/1', behaviour);
        expectProblem(await open(), status);
      });

      test('may have 20 MB', async () => {
        nice().answers.set('/dokumenter/1', sendsBytes(MAX_FILE_BYTES - 9));
        expect((await open()).rawPayload).toHaveLength(MAX_FILE_BYTES);
      });

      test('nobody else has, is asked for or learns of', async () => {
        const jonas = portal.browser();
        await jonas.logIn(JONAS);
        nice().requests.length = 0;
        expectProblem(await jonas.call('GET', PATH), 404);
        expectProblem(await kari.call('GET', '/dokumenter/PARIS/1'), 404);
        expect(nice().requests.map(({ url }) => url)).toEqual(['/kilde/dokumenter']);
      });

      test.each(['..', '.', '%2e%2e', '1%2f..%2f..%2ftilbud', "1'--", '1%3Fx=1', '%F0%9F%9A%97', '1%23'])(
        'of the hostile id %s is none',
        async (id) => {
          await kari.request(`${API_PATH}/dokumenter/NICE/${id}`);
          expect(nice().requests.map(({ url }) => url)).not.toContainEqual(
            expect.stringContaining('/kilde/dokumenter/'),
          );
        },
      );

      test('of an id with signs of addresses is asked for under that id', async () => {
        nice()
          .of(KARI)
          .dokumenter.push({ ...DOCUMENT, id: '../a?b#c' });
        await kari.request(`${API_PATH}/dokumenter/NICE/${encodeURIComponent('../a?b#c')}`);
        expect(nice().requests.at(-1)?.url).toBe('/kilde/dokumenter/..%2Fa%3Fb%23c');
      });
    });

    describe('a message', () => {
      const PATH = '/meldinger/NICE/1/lest';

      test('is marked in its system once, and read from then on', async () => {
        nice()
          .of(KARI)
          .meldinger.push({ ...MESSAGE });
        expect((await get('/meldinger')).meldinger[0].lest).toBeUndefined();
        expect((await kari.call('PUT', PATH)).statusCode).toBe(204);
        expect((await kari.call('PUT', PATH)).statusCode).toBe(204);
        expect((await get('/meldinger')).meldinger[0].lest).toBe(true);
        const marks = nice().requests.filter(({ method }) => method === 'PUT');
        expect(marks.map(({ url }) => url)).toEqual(['/kilde/meldinger/1/lest']);
        expect(marks[0]?.headers['x-personident']).toBe(KARI);
      });

      test.each<[string, Behaviour, number]>([
        ['keeps no marks', answersStatus(501), 204],
        ['knows no such address', answersStatus(404), 204],
        ['fails', answersStatus(500), 503],
        ['hangs', hangs, 503],
      ])('of a system that %s', async (_what, behaviour, status) => {
        nice()
          .of(KARI)
          .meldinger.push({ ...MESSAGE });
        nice().answers.set('/meldinger/1/lest', behaviour);
        expect((await kari.call('PUT', PATH)).statusCode).toBe(status);
      });

      test('of another customer is not found', async () => {
        nice()
          .of(JONAS)
          .meldinger.push({ ...MESSAGE });
        expectProblem(await kari.call('PUT', PATH), 404);
        expect(nice().requests.some(({ method }) => method === 'PUT')).toBe(false);
      });

      test('has no HTML that does anything', async () => {
        const tekst =
          '<p onclick="x()">Hei <b>du</b><script>x()</script><a href="javascript:x()">her</a></p>';
        nice()
          .of(KARI)
          .meldinger.push({ ...MESSAGE, tekst } as never);
        expect((await get('/meldinger')).meldinger[0].tekst).toBe('<p>Hei <b>du</b>her</p>');
      });
    });
  },
);

describe.each(databases().slice(0, 1))('a file that breaks off, over a real connection', ({ open }) => {
  let portal: TestPortal;
  let sources: HttpSources;
  let kari: TestBrowser;
  beforeAll(async () => {
    sources = await startHttpSources();
    const database = await open();
    await fillEmptyStore(database.db);
    portal = await openPortal(database, { ...sources.env, SOURCE_TIMEOUT_MS: '2000' });
    await portal.app.listen({ port: 0, host: '127.0.0.1' });
    kari = portal.browser();
    await kari.logIn(KARI);
    sources.of('NICE').of(KARI).dokumenter.push(DOCUMENT);
  });
  afterAll(async () => {
    await portal.close();
    await sources.close();
  });

  test.each<[string, Behaviour]>([
    ['in the middle', breaksOff],
    ['at 20 MB', sendsBytes(MAX_FILE_BYTES)],
    ['before its length', sends('application/pdf', '%PDF-1.7 ...', { 'content-length': '100000' })],
  ])('%s ends the browser’s connection', async (_what, behaviour) => {
    sources.of('NICE').answers.set('/dokumenter/1', behaviour);
    expect(await download()).toBe('broken');
  });

  test('and one that doesn’t is whole', async () => {
    sources.of('NICE').answers.clear();
    expect(await download()).toBe(TEST_PDF.length);
  });

  /** How many bytes a client gets; 'broken' where it can tell that some are missing. */
  function download(): Promise<number | 'broken'> {
    const { port } = portal.app.server.address() as AddressInfo;
    const cookie = [...kari.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
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
