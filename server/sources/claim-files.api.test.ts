import { type AddressInfo, connect, type Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { beforeEach, describe, expect, test } from 'vitest';
import { claimSystem, refusesFile } from '../testing/claim-system.ts';
import { databases } from '../testing/databases.ts';
import {
  FORM_TYPE,
  formHead,
  hiddenFields,
  JPEG,
  PDF,
  PNG,
  sendFile,
  sendForm,
} from '../testing/file-forms.ts';
import { auditOf, expectProblem } from '../testing/guarded-endpoints.ts';
import type { Behaviour } from '../testing/http-sources.ts';
import { answersJson, answersStatus, hangs, hangsUp } from '../testing/misbehaviours.ts';
import { CLAIM, KARI, portalOfSources } from '../testing/portal-of-sources.ts';

const PATH = '/skader/1/vedlegg';
const LARGE = Buffer.concat([JPEG, Buffer.alloc(3_000_000, 'x')]);

/** Returns a behaviour that begins once the system has the whole file. */
const afterFile =
  (behaviour: Behaviour): Behaviour =>
  async (request, response) => {
    for await (const _ of request);
    await behaviour(request, response);
  };

describe.each(databases())('files of claims in a system over HTTP on $name', ({ open }) => {
  const { portal, kari, nice, source } = portalOfSources(open, { listen: true });
  let system: ReturnType<typeof claimSystem>;
  beforeEach(async () => {
    system = claimSystem();
    nice().of(KARI).skader.push(CLAIM);
    nice().answers.set(PATH, system.accept);
    await portal().db.deleteFrom('audit').execute();
  });

  const send = async (content = JPEG, key: string = crypto.randomUUID()) =>
    await sendFile(kari(), 'NICE/1', content, { key, name: 'Tak på %22hytta%22.jpg' });

  test('passes the file on in the same form, with the key and the national id in headers', async () => {
    const answer = await send(LARGE, 'a-key');
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toEqual({
      id: 'fil-1',
      navn: 'Tak på hytta.jpg',
      storrelse: LARGE.length,
      type: 'image/jpeg',
      mottatt: '2026-11-25T08:00:00.000Z',
    });
    const [file] = system.files;
    expect(file).toMatchObject({ key: 'a-key', name: 'Tak på hytta.jpg', type: 'image/jpeg' });
    expect(file?.content.equals(LARGE)).toBe(true);
    const upload = nice().requests.find(({ method }) => method === 'POST');
    expect(upload?.headers['x-personident']).toBe(KARI);
    expect(upload?.url).not.toContain(KARI);
    expect(await auditOf(portal(), KARI)).toEqual(['claim-file-sent']);
    expect(await portal().db.selectFrom('claim_file_part').selectAll().execute()).toEqual([]);
  });

  test('answers a repeated key with the first result, also at once, and asks the system once', async () => {
    const answers = await Promise.all([1, 2, 3].map(async () => await send(JPEG, 'same')));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expectProblem(await send(PDF, 'same'), 409, 'NOKKEL_BRUKT');
    expectProblem(await send(Buffer.concat([JPEG, JPEG]), 'same'), 409, 'NOKKEL_BRUKT');
    expect(system.requests()).toBe(1);
  });

  test('says that the outcome is unknown if the answer is lost, and the next attempt stores nothing twice', async () => {
    nice().answers.set(PATH, system.acceptAndHangUp);
    expectProblem(await send(LARGE, 'lost'), 502, 'UKJENT');
    expect(await auditOf(portal(), KARI)).toEqual(['claim-file-unclear']);
    nice().answers.set(PATH, system.accept);
    expect((await send(LARGE, 'lost')).json()).toMatchObject({ id: 'fil-1', storrelse: LARGE.length });
    expect(system.files).toHaveLength(1);
  });

  test('stores a file once that is sent again from the page which says so, and another beside it', async () => {
    nice().answers.set(PATH, system.acceptAndHangUp);
    const page = '/privat/forsikring/skadesaker/NICE/1';
    const answer = await sendForm(kari(), JPEG, { fields: await hiddenFields(kari(), page) });
    nice().answers.set(PATH, system.accept);
    const fields = await hiddenFields(kari(), String(answer.headers.location));
    for (const content of [JPEG, JPEG, PNG]) await sendForm(kari(), content, { fields });
    expect(system.files.map(({ content }) => content)).toEqual([JPEG, PNG]);
    const next = await hiddenFields(kari(), page);
    await sendForm(kari(), JPEG, { fields: next });
    expect(system.files).toHaveLength(3);
  });

  test.each([
    ['closed', { status: 'AVSLUTTET' }],
    [
      'full',
      { vedlegg: Array.from({ length: 20 }, (_, id) => ({ id: `v${id}`, navn: 'a', status: 'MOTTATT' })) },
    ],
  ])(
    'asks the system again about a file whose answer was lost, although the claim is %s by then',
    async (_what, now) => {
      const key = crypto.randomUUID();
      nice().answers.set(PATH, system.acceptAndHangUp);
      expectProblem(await send(LARGE, key), 502, 'UKJENT');
      nice().of(KARI).skader = [{ ...CLAIM, ...now }];
      nice().answers.set(PATH, system.accept);
      expectProblem(await send(JPEG, 'another'), 409, 'vedlegg' in now ? 'FOR_MANGE' : 'SKADE_AVSLUTTET');
      expectProblem(await send(JPEG, key), 409, 'NOKKEL_BRUKT');
      expect((await send(LARGE, key)).json()).toMatchObject({ id: 'fil-1', storrelse: LARGE.length });
      expect(system.files).toHaveLength(1);
      expect((await send(LARGE, key)).statusCode).toBe(201);
    },
  );

  test.each([
    [404, undefined, 404, undefined],
    [501, undefined, 404, undefined],
    [409, 'SKADE_AVSLUTTET', 409, 'SKADE_AVSLUTTET'],
    [409, 'FOR_MANGE', 409, 'FOR_MANGE'],
    [413, undefined, 413, 'FOR_STOR'],
    [415, 'ANYTHING', 415, 'FEIL_FILTYPE'],
    [409, 'UNHEARD_OF', 409, undefined],
    [400, undefined, 409, undefined],
    [422, undefined, 409, undefined],
    [403, undefined, 503, undefined],
    [429, undefined, 503, undefined],
  ])('passes on %d %s of the system as %d %s', async (status, code, expected, expectedCode) => {
    nice().answers.set(PATH, refusesFile(status, code));
    const key = crypto.randomUUID();
    expectProblem(await send(JPEG, key), expected, expectedCode);
    expect(await auditOf(portal(), KARI)).toEqual([]);
    nice().answers.set(PATH, system.accept);
    // After a definite refusal the key is free for another file.
    expect((await send(expected < 500 ? PNG : JPEG, key)).statusCode).toBe(201);
  });

  test.each([
    ['closes the connection at once', hangsUp, 503],
    ['answers with nonsense', afterFile(answersJson({ ok: true })), 502],
    ['fails after the file', refusesFile(500), 502],
    ['answers another status', afterFile(answersStatus(204)), 502],
  ])('reports a system that %s', async (_what, behaviour, status) => {
    nice().answers.set(PATH, behaviour);
    const answer = await send(LARGE);
    expect([status, 502]).toContain(answer.statusCode);
  });

  test('reports a system that is down, and one whose list is', async () => {
    await nice().shut();
    expectProblem(await send(), 503);
    await nice().open();
    expectProblem(await sendFile(kari(), 'NICE/2', JPEG), 404);
    source('PARIS').behaviour = answersStatus(500);
    expectProblem(await sendFile(kari(), 'PARIS/1', JPEG), 503);
  });

  test('waits for a slow system only for a while, and says that the outcome is unknown', async () => {
    nice().answers.set(PATH, afterFile(hangs));
    expectProblem(await send(), 504, 'UKJENT');
  });

  test('gives up a system that stops reading the file, and records no unclear activity', async () => {
    nice().answers.set(PATH, hangs);
    expectProblem(await send(Buffer.concat([JPEG, Buffer.alloc(15_000_000)])), 503);
    expect(await auditOf(portal(), KARI)).toEqual([]);
  });

  test('stores nothing in the system if the customer’s upload stops half-way', async () => {
    const browser = kari();
    const { port } = portal().app.server.address() as AddressInfo;
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => {});
    const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const head = [
      'POST /api/privat/forsikring/skader/NICE/1/vedlegg HTTP/1.1',
      'Host: localhost:8000',
      `Cookie: ${cookie}`,
      'X-Requested-By: test',
      `X-XSRF-TOKEN: ${browser.cookies.get('XSRF-TOKEN')}`,
      'Idempotency-Key: half-way',
      `Content-Type: ${FORM_TYPE}`,
      'Content-Length: 9000000',
    ];
    socket.write(`${head.join('\r\n')}\r\n\r\n`);
    socket.write(Buffer.concat([formHead(), LARGE]));
    await expect.poll(() => system.requests()).toBe(1);
    await setTimeout(100);
    socket.destroy();
    expect((await send(JPEG, 'half-way')).statusCode).toBe(201);
    expect(system.files.map(({ content }) => content.length)).toEqual([JPEG.length]);
    expect(await auditOf(portal(), KARI)).toEqual(['claim-file-sent']);
  });

  test('reads other data while many uploads wait for their customers', async () => {
    const { port } = portal().app.server.address() as AddressInfo;
    const browser = kari();
    const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const begin = (place: number) => {
      const socket = connect(port, '127.0.0.1');
      socket.on('error', () => {});
      const head = [
        'POST /api/privat/forsikring/skader/NICE/1/vedlegg HTTP/1.1',
        'Host: localhost:8000',
        `Cookie: ${cookie}`,
        'X-Requested-By: test',
        `X-XSRF-TOKEN: ${browser.cookies.get('XSRF-TOKEN')}`,
        `Idempotency-Key: slow-${place}`,
        `Content-Type: ${FORM_TYPE}`,
        'Content-Length: 9000000',
      ];
      socket.write(`${head.join('\r\n')}\r\n\r\n`);
      socket.write(Buffer.concat([formHead(), JPEG]));
      return socket;
    };
    const sockets: Socket[] = [];
    while (sockets.length < 30) {
      // All at once, the list of claims that each asks for could be too late on a busy machine.
      for (let more = 0; more < 5; more += 1) sockets.push(begin(sockets.length));
      await expect.poll(() => system.requests()).toBe(sockets.length);
    }
    expect((await kari().call('GET', '/skader')).json().systemSourceError).toBe(false);
    for (const socket of sockets) socket.destroy();
  });
});
