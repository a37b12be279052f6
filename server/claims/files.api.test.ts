import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { importCustomers } from '../../commands/portfolio/testing/import-customers.ts';
import { MAX_UPLOAD_BYTES } from '../../domain/file-type.ts';
import { deleteUnfinished } from '../platform/db/claim-file-parts.ts';
import type { TestBrowser } from '../testing/browser.ts';
import { databases, restoreRowsBeforeEach } from '../testing/databases.ts';
import { FORM_TYPE, fileForm, formHead, HEIC, JPEG, PDF, PNG, sendFile } from '../testing/file-forms.ts';
import { auditOf, expectGuarded, expectProblem } from '../testing/guarded-endpoints.ts';
import { openPortal, type TestPortal } from '../testing/portal.ts';
import { JONAS, KARI } from '../testing/portal-of-sources.ts';

const CLAIM = { systemSource: 'NICE', skadenummer: 'S1', tittel: 'Steinsprut', meldtDato: '2026-11-02' };
const PATH = '/skader/NICE/1/vedlegg';

function customers() {
  const skader = [
    { ...CLAIM, id: '1', status: 'VENTER_PAA_DEG' },
    { ...CLAIM, id: 'closed', status: 'UTBETALT' },
    { ...CLAIM, id: 'refused', status: 'AVSLAATT' },
    {
      ...CLAIM,
      id: 'full',
      status: 'MOTTATT',
      vedlegg: Array.from({ length: 19 }, (_, place) => ({
        id: `v${place}`,
        navn: `${place}.jpg`,
        status: 'MOTTATT',
      })).concat({ id: 'failed', navn: 'failed.jpg', status: 'FEILET' }),
    },
  ];
  return [
    { ssn: KARI, navn: 'Kari', skader },
    { ssn: JONAS, navn: 'Jonas', skader: [{ ...CLAIM, id: '1', status: 'MOTTATT' }] },
  ];
}

describe.each(databases())('files of claims in the store on $name', ({ open }) => {
  let portal: TestPortal;
  /** a second server with the same stores */
  let other: TestPortal;
  let kari: TestBrowser;
  beforeAll(async () => {
    const database = await open();
    portal = await openPortal(database, { REQUEST_SECONDS: '1' });
    other = await openPortal({ db: database.db, state: portal.state, close: async () => {} });
    await importCustomers(portal.db, customers(), { replace: true });
    await portal.app.listen({ port: 0, host: '127.0.0.1' });
  });
  restoreRowsBeforeEach(() => portal.db);
  afterAll(async () => {
    await other.app.close();
    await portal.close();
  });
  beforeEach(async () => {
    kari = await portal.loggedIn(KARI);
  });

  async function claim(id = '1', browser = kari) {
    const { skader } = (await browser.call('GET', `/skader?systemSource=NICE&id=${id}`)).json();
    return skader[0];
  }

  async function idOfKari(): Promise<string> {
    const row = portal.db.selectFrom('customer').select('id').where('ssn', '=', KARI);
    return (await row.executeTakeFirstOrThrow()).id;
  }

  /** Returns the stored content of all files and unfinished files. */
  async function storedContent(): Promise<Buffer> {
    const parts = await portal.db.selectFrom('claim_file_part').selectAll().orderBy('position').execute();
    return Buffer.concat(parts.map(({ content }) => Buffer.from(content, 'base64')));
  }

  test('takes files only from the logged-in customer with the token', async () => {
    await expectGuarded(portal, KARI, { method: 'POST', path: PATH });
  });

  test('stores a file, and shows it as received', async () => {
    const content = Buffer.concat([JPEG, Buffer.alloc(700_000, 'x')]);
    const answer = await sendFile(kari, 'NICE/1', content);
    expect(answer.statusCode).toBe(201);
    const received = answer.json();
    expect(received).toEqual({
      id: expect.any(String),
      navn: 'tak.jpg',
      storrelse: content.length,
      type: 'image/jpeg',
      mottatt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    });
    expect((await storedContent()).equals(content)).toBe(true);
    const { id, navn, mottatt } = received;
    expect((await claim()).vedlegg).toEqual([{ id, navn, mottatt, status: 'MOTTATT' }]);
    expect(await auditOf(portal, KARI)).toEqual(['claim-file-sent']);
    const change = await portal.db.selectFrom('change_feed').selectAll().executeTakeFirstOrThrow();
    expect(change.what).toBe('claim-file-sent');
    expect(JSON.parse(change.value)).toEqual({ systemSource: 'NICE', id: '1', vedlegg: received });
  });

  test.each([
    ['PNG', PNG, 'image/png', 'tak.jpg.png'],
    ['HEIC', HEIC, 'image/heic', 'tak.jpg.heic'],
    ['PDF', PDF, 'application/pdf', 'tak.jpg.pdf'],
  ])('names %s by its content, not by what the browser says', async (_what, content, type, navn) => {
    expect((await sendFile(kari, 'NICE/1', content)).json()).toMatchObject({ type, navn });
  });

  test.each([
    ['a document', Buffer.from('PK\x03\x04 word/document.xml'.padEnd(200)), 'tak.jpg'],
    ['a program', Buffer.from('MZ'.padEnd(200, '\0')), 'tak.png'],
    ['a page', Buffer.from('<!doctype html><script>'.padEnd(200)), 'tak.pdf'],
    ['an empty file', Buffer.alloc(0), 'tak.jpg'],
    ['two bytes', Buffer.from([0xff, 0xd8]), 'tak.jpg'],
  ])('refuses %s under any name', async (_what, content, name) => {
    expectProblem(await sendFile(kari, 'NICE/1', content, { name }), 415, 'FEIL_FILTYPE');
    expect(await storedContent()).toHaveLength(0);
    expect((await claim()).vedlegg).toBeUndefined();
  });

  test('takes a file of exactly 20 MB, and refuses one byte more', async () => {
    const largest = Buffer.concat([JPEG, Buffer.alloc(MAX_UPLOAD_BYTES - JPEG.length)]);
    expect((await sendFile(kari, 'NICE/1', largest)).json()).toMatchObject({ storrelse: MAX_UPLOAD_BYTES });
    const larger = Buffer.concat([largest, Buffer.alloc(1)]);
    expectProblem(await sendFile(kari, 'NICE/1', larger), 413, 'FOR_STOR');
    expect((await claim()).vedlegg).toHaveLength(1);
    expect((await storedContent()).length).toBe(MAX_UPLOAD_BYTES);
  });

  test('answers 404 for a claim of another customer and 409 for a closed one', async () => {
    expectProblem(await sendFile(kari, 'NICE/unknown', JPEG), 404);
    expectProblem(await sendFile(kari, 'PARIS/1', JPEG), 404);
    expectProblem(await sendFile(kari, 'NICE/closed', JPEG), 409, 'SKADE_AVSLUTTET');
    expectProblem(await sendFile(kari, 'NICE/refused', JPEG), 409, 'SKADE_AVSLUTTET');
    await sendFile(kari, 'NICE/1', JPEG);
    const jonas = await portal.loggedIn(JONAS);
    expect((await claim('1', jonas)).vedlegg).toBeUndefined();
  });

  test('takes twenty files, of several sent at once, not counting one that failed', async () => {
    const answers = await Promise.all([1, 2, 3].map(async () => await sendFile(kari, 'NICE/full', JPEG)));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409, 409]);
    expectProblem(await sendFile(kari, 'NICE/full', JPEG), 409, 'FOR_MANGE');
    expect((await claim('full')).vedlegg).toHaveLength(21);
    expect(await storedContent()).toHaveLength(JPEG.length);
  });

  test.each([
    ['no key', { 'idempotency-key': '' }, fileForm(JPEG), 400],
    ['another field', {}, fileForm(JPEG, { field: 'bilde' }), 400],
    ['no file', {}, fileForm(Buffer.alloc(0), { name: '' }), 400],
    ['JSON', { 'content-type': 'application/json' }, Buffer.from('{"fil":1}'), 415],
    ['no boundary', { 'content-type': 'multipart/form-data' }, fileForm(JPEG), 400],
    ['two files', {}, Buffer.concat([formHead(), JPEG, Buffer.from('\r\n'), fileForm(PNG)]), 400],
    ['a form that ends early', {}, Buffer.concat([formHead(), JPEG]), 400],
  ])('refuses a form with %s', async (_what, headers, payload, status) => {
    const answer = await kari.request(`/api/privat/forsikring${PATH}`, {
      method: 'POST',
      headers: {
        'x-requested-by': 'test',
        'x-xsrf-token': kari.cookies.get('XSRF-TOKEN') ?? '',
        'idempotency-key': 'abc',
        'content-type': FORM_TYPE,
        ...headers,
      },
      payload,
    });
    expectProblem(answer, status);
    expect(await storedContent()).toHaveLength(0);
  });

  test('stores a file once for a key, also at once, on two servers and without the shared state', async () => {
    const key = 'the-same-key';
    const onOther = other.browser();
    for (const [name, value] of kari.cookies) onOther.cookies.set(name, value);
    const answers = await Promise.all(
      [kari, onOther, kari, onOther].map(async (each) => await sendFile(each, 'NICE/1', JPEG, { key })),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201]);
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    await portal.db.deleteFrom('shared_state').where('key', 'like', 'upload:%').execute();
    expect((await sendFile(kari, 'NICE/1', JPEG, { key })).body).toBe(answers[0]?.body);
    expect((await claim()).vedlegg).toHaveLength(1);
    expect((await storedContent()).equals(JPEG)).toBe(true);
    expect(await auditOf(portal, KARI)).toEqual(['claim-file-sent']);
  });

  test.each([
    ['another name', JPEG, 'vegg.jpg'],
    ['another size', Buffer.concat([JPEG, Buffer.alloc(1)]), 'tak.jpg'],
  ])(
    'refuses a file of %s with the key of the first, also without the shared state',
    async (_what, content, name) => {
      const key = 'the-same-key';
      await sendFile(kari, 'NICE/1', JPEG, { key });
      const another = async () => await sendFile(kari, 'NICE/1', content, { key, name });
      expectProblem(await another(), 409, 'NOKKEL_BRUKT');
      await portal.db.deleteFrom('shared_state').where('key', 'like', 'upload:%').execute();
      expectProblem(await another(), 409, 'NOKKEL_BRUKT');
      expect((await storedContent()).equals(JPEG)).toBe(true);
    },
  );

  test('answers the first result if a server stopped before it was remembered, although the claim is full', async () => {
    const first = await sendFile(kari, 'NICE/full', JPEG, { key: 'lost' });
    const results = portal.db.deleteFrom('shared_state').where('key', 'like', 'upload:%');
    await results.where('key', 'not like', '%:passed').execute();
    expectProblem(await sendFile(kari, 'NICE/full', JPEG), 409, 'FOR_MANGE');
    expect((await sendFile(kari, 'NICE/full', JPEG, { key: 'lost' })).body).toBe(first.body);
    expect(await storedContent()).toHaveLength(JPEG.length);
  });

  test('gives the same key of another claim its own file', async () => {
    const key = 'the-same-key';
    await sendFile(kari, 'NICE/1', JPEG, { key });
    expect((await sendFile(kari, 'NICE/full', JPEG, { key })).statusCode).toBe(201);
    expect((await claim()).vedlegg).toHaveLength(1);
  });

  /** Opens a connection and sends the beginning of an upload. */
  async function begin(key: string, part: Buffer, length = part.length + 1000): Promise<Socket> {
    const { port } = portal.app.server.address() as AddressInfo;
    const socket = connect(port, '127.0.0.1').setEncoding('utf8');
    socket.on('error', () => {});
    const cookie = [...kari.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const head = [
      `POST /api/privat/forsikring${PATH} HTTP/1.1`,
      'Host: localhost:8000',
      `Cookie: ${cookie}`,
      'X-Requested-By: test',
      `X-XSRF-TOKEN: ${kari.cookies.get('XSRF-TOKEN')}`,
      `Idempotency-Key: ${key}`,
      `Content-Type: ${FORM_TYPE}`,
      `Content-Length: ${length}`,
    ];
    socket.write(`${head.join('\r\n')}\r\n\r\n`);
    socket.write(part);
    return socket;
  }

  test('forgets a file that stops half-way, and takes it when it is sent again with the same key', async () => {
    const key = 'half-way';
    const socket = await begin(key, Buffer.concat([formHead(), JPEG, Buffer.alloc(500_000)]));
    await expect.poll(async () => (await storedContent()).length).toBeGreaterThan(0);
    socket.destroy();
    expect((await sendFile(kari, 'NICE/1', JPEG, { key })).statusCode).toBe(201);
    expect((await storedContent()).equals(JPEG)).toBe(true);
    expect((await claim()).vedlegg).toHaveLength(1);
  });

  test('says that the customer has been deleted during an upload', async () => {
    const head = Buffer.concat([formHead(), JPEG, Buffer.alloc(500_000)]);
    const socket = await begin('deleted', head, head.length + 500_000);
    await expect.poll(async () => (await storedContent()).length).toBeGreaterThan(0);
    await portal.db.deleteFrom('customer').where('ssn', '=', KARI).execute();
    socket.write(Buffer.alloc(500_000));
    const [answer] = await once(socket, 'data');
    expect(answer).toMatch(/^HTTP\/1\.1 401 /);
    socket.destroy();
    expect(await storedContent()).toHaveLength(0);
  });

  test('ends an upload whose client is silent, but waits for one that is only slow', async () => {
    const form = fileForm(JPEG);
    const silent = await begin('silent', form.subarray(0, 200), form.length);
    const [answer] = await once(silent, 'data');
    expect(answer).toMatch(/^HTTP\/1\.1 408 .*\r\nconnection: close\r\n/is);

    const slow = await begin('slow', form.subarray(0, 150), form.length);
    for (let place = 150; place < form.length; place += 40) {
      await setTimeout(400);
      slow.write(form.subarray(place, place + 40));
    }
    const [received] = await once(slow, 'data');
    expect(received).toMatch(/^HTTP\/1\.1 201 /);
    silent.destroy();
    slow.destroy();
  });

  test('still limits the time of other requests', async () => {
    const { port } = portal.app.server.address() as AddressInfo;
    const socket = connect(port, '127.0.0.1').setEncoding('utf8');
    socket.write(
      'POST /api/privat/forsikring/auth/logout HTTP/1.1\r\nHost: localhost:8000\r\nContent-Type: application/json\r\nX-Requested-By: a\r\nContent-Length: 100\r\n\r\n{',
    );
    const dripping = setInterval(() => socket.write(' '), 200);
    const [answer] = await once(socket, 'data');
    clearInterval(dripping);
    expect(answer).toMatch(/^HTTP\/1\.1 (408|403) /);
    socket.destroy();
  });

  test('keeps the files over an import, and deletes them with the customer', async () => {
    await sendFile(kari, 'NICE/1', JPEG);
    await importCustomers(portal.db, customers());
    expect((await claim()).vedlegg).toHaveLength(1);
    await portal.db.deleteFrom('customer').where('ssn', '=', KARI).execute();
    expect(await portal.db.selectFrom('claim_file').selectAll().execute()).toEqual([]);
    expect(await storedContent()).toHaveLength(0);
  });

  test('names the files in the customer’s own data', async () => {
    await sendFile(kari, 'NICE/1', JPEG, { name: 'C:\\bilder\\Tak %22nord%22.JPG' });
    const { skader } = (await kari.call('GET', '/mine-data')).json();
    expect(skader[0].vedlegg).toMatchObject([{ navn: 'Tak nord.JPG', status: 'MOTTATT' }]);
  });

  test('deletes the parts that a lost server left, but not those of an upload under way', async () => {
    const part = { customer_id: await idOfKari(), position: 0, content: 'AAAA' };
    const now = Date.now();
    await portal.db
      .insertInto('claim_file_part')
      .values([
        { ...part, file_id: 'lost', at: now - 2 * 60 * 60_000 },
        { ...part, file_id: 'under way', at: now },
      ])
      .execute();
    await sendFile(kari, 'NICE/1', JPEG);
    const parts = await portal.db.selectFrom('claim_file_part').select('file_id').execute();
    expect(parts.map(({ file_id }) => file_id)).toHaveLength(2);
    expect(parts.map(({ file_id }) => file_id)).not.toContain('lost');
  });

  /** Calls functions before and after the next transaction. After it, nothing is undone any more. */
  function aroundNextTransaction({ before, after }: { before?: () => Promise<void>; after?: () => never }) {
    const transaction = portal.db.transaction.bind(portal.db);
    vi.spyOn(portal.db, 'transaction').mockImplementationOnce(() => {
      const builder = transaction();
      const execute = builder.execute.bind(builder);
      builder.execute = async (act) => {
        await before?.();
        const result = await execute(act);
        after?.();
        return result;
      };
      return builder;
    });
  }

  test('keeps the content of a file that was stored although the answer to the commit was lost', async () => {
    aroundNextTransaction({
      after: () => {
        throw new Error('Connection terminated unexpectedly');
      },
    });
    expectProblem(await sendFile(kari, 'NICE/1', JPEG, { key: 'lost' }), 503);
    expect((await sendFile(kari, 'NICE/1', JPEG, { key: 'lost' })).statusCode).toBe(201);
    expect((await claim()).vedlegg).toHaveLength(1);
    expect((await storedContent()).equals(JPEG)).toBe(true);
  });

  test('confirms no file whose parts a purge by a wrong clock has deleted', async () => {
    const large = Buffer.concat([JPEG, Buffer.alloc(700_000, 'x')]);
    const id = await idOfKari();
    const later = Date.now() + 2 * 60 * 60_000;
    aroundNextTransaction({ before: () => deleteUnfinished(portal.db, id, later) });
    expectProblem(await sendFile(kari, 'NICE/1', large, { key: 'purged' }), 503);
    expect((await sendFile(kari, 'NICE/1', large, { key: 'purged' })).statusCode).toBe(201);
    expect((await storedContent()).equals(large)).toBe(true);
  });
});
