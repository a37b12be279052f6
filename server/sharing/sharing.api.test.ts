import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { SharingList } from '../../contract/sharing.ts';
import { addDays } from '../../domain/days.ts';
import { osloDate } from '../../domain/oslo-date.ts';
import { deleteCustomer } from '../my-data/delete-customer.ts';
import type { SharingTable } from '../platform/db/schema.ts';
import type { TestBrowser } from '../testing/browser.ts';
import { databases, restoreRowsBeforeEach } from '../testing/databases.ts';
import { auditOf, expectGuarded, expectProblem } from '../testing/guarded-endpoints.ts';
import { openDemoPortal, type TestPortal } from '../testing/portal.ts';
import { endAll, INVITATIONS_PER_DAY } from './sharings.ts';

const KARI = '01819021887';
const JONAS = '14860161339';
const TOR = '30925821752';
/** No customer. */
const STRANGER = '13919110028';
const NO_SHARING = '00000000-0000-4000-8000-000000000000';
const SECRET = 'endringenes-hemmelighet';
const TODAY = osloDate(Date.now());
const NOTHING = { gitt: [], mottatt: [] };

describe.each(databases())('sharing on $name', ({ open }) => {
  let portal: TestPortal;
  const logged: string[] = [];
  beforeAll(async () => {
    const log = { write: (line: string) => void logged.push(line) };
    portal = await openDemoPortal(open, { CHANGES_SECRET: SECRET, LOG_LEVEL: 'info' }, { logTo: log });
  });
  restoreRowsBeforeEach(() => portal.db);
  afterAll(() => portal.close());

  const invite = async (browser: TestBrowser, body: object = {}) =>
    await browser.call('POST', '/deling', { ssn: JONAS, omfang: ['FORSIKRINGER'], dager: 30, ...body });
  const idOf = async (browser: TestBrowser, body?: object): Promise<string> =>
    (await invite(browser, body)).json().id;
  const list = async (browser: TestBrowser): Promise<SharingList> =>
    (await browser.call('GET', '/deling')).json();
  const accept = async (browser: TestBrowser, id: string) =>
    await browser.call('POST', `/deling/${id}/godta`);
  const end = async (browser: TestBrowser, id: string) => await browser.call('DELETE', `/deling/${id}`);
  const change = async (id: string, columns: Partial<SharingTable>) =>
    await portal.db.updateTable('sharing').set(columns).where('id', '=', id).execute();
  const customer = async (ssn: string) =>
    await portal.db.selectFrom('customer').selectAll().where('ssn', '=', ssn).executeTakeFirstOrThrow();

  test('the endpoints are guarded', async () => {
    await expectGuarded(portal, KARI, { method: 'GET', path: '/deling' });
    const body = { ssn: JONAS, omfang: ['FORSIKRINGER'], dager: 30 };
    await expectGuarded(portal, KARI, { method: 'POST', path: '/deling', body });
    await expectGuarded(portal, KARI, { method: 'POST', path: `/deling/${NO_SHARING}/godta` });
    await expectGuarded(portal, KARI, { method: 'DELETE', path: `/deling/${NO_SHARING}` });
  });

  test('is given, accepted and ended', async () => {
    const [kari, jonas] = [await portal.loggedIn(KARI), await portal.loggedIn(JONAS)];
    const sent = await invite(kari, { omfang: ['DOKUMENTER', 'FORSIKRINGER'], dager: 365 });
    expect([sent.statusCode, Object.keys(sent.json())]).toEqual([201, ['id']]);
    const { id } = sent.json();
    const fields = { id, omfang: ['FORSIKRINGER', 'DOKUMENTER'], fra: TODAY, til: addDays(TODAY, 365) };
    expect(await list(kari)).toEqual({ gitt: [{ ...fields, status: 'VENTER' }], mottatt: [] });
    const received = { ...fields, navn: 'Kari Nordmann' };
    expect(await list(jonas)).toEqual({ gitt: [], mottatt: [{ ...received, status: 'VENTER' }] });

    expect((await accept(jonas, id)).statusCode).toBe(204);
    expect(await list(kari)).toEqual({
      gitt: [{ ...fields, initialer: 'JB', status: 'AKTIV' }],
      mottatt: [],
    });
    expect(await list(jonas)).toEqual({ gitt: [], mottatt: [{ ...received, status: 'AKTIV' }] });

    expect((await end(kari, id)).statusCode).toBe(204);
    expect([await list(kari), await list(jonas)]).toEqual([NOTHING, NOTHING]);
    expectProblem(await accept(jonas, id), 404);
    const both = ['sharing-accepted', 'sharing-ended'];
    expect(await auditOf(portal, KARI)).toEqual([...both, 'sharing-given']);
    expect(await auditOf(portal, JONAS)).toEqual(both);
  });

  test('shows neither side the device and the bank of the other', async () => {
    const [kari, jonas] = [await portal.loggedIn(KARI), await portal.loggedIn(JONAS)];
    await accept(jonas, await idOf(kari));
    const { aktiviteter } = (await kari.call('GET', '/sikkerhet/aktivitet')).json();
    const accepted = aktiviteter.find(({ hva }: { hva: string }) => hva === 'DELING_GODTATT');
    expect(Object.keys(accepted).toSorted()).toEqual(['hva', 'id', 'tidspunkt']);
  });

  test('keeps the national id of the receiver only until they accept', async () => {
    const [kari, jonas] = [await portal.loggedIn(KARI), await portal.loggedIn(JONAS)];
    const id = await idOf(kari, { ssn: `\u202d${JONAS.slice(0, 6)} ${JONAS.slice(6)}\u202c` });
    const ssns = async () =>
      (await portal.db.selectFrom('sharing').select('receiver_ssn').execute()).map((row) => row.receiver_ssn);
    expect(await ssns()).toEqual([JONAS]);
    expect((await kari.call('GET', '/mine-data')).body).not.toContain(JONAS);
    await accept(jonas, id);
    expect(await ssns()).toEqual([null]);
    expect(logged.join('')).not.toMatch(/\d{11}\b(?<=0181902188\d|1486016133\d)/);
  });

  test('can last one day', async () => {
    const kari = await portal.loggedIn(KARI);
    expect((await invite(kari, { dager: 1 })).statusCode).toBe(201);
    expect((await list(kari)).gitt).toMatchObject([{ fra: TODAY, til: addDays(TODAY, 1) }]);
  });

  test('answers alike whether the person is a customer or not', async () => {
    const kari = await portal.loggedIn(KARI);
    const [known, unknown] = [await invite(kari), await invite(kari, { ssn: STRANGER })];
    expect(unknown.statusCode).toBe(known.statusCode);
    expect(unknown.json()).toEqual({ id: expect.any(String) });
    const shape = ({ id: _, ...rest }: object & { id: string }) => rest;
    const [one, other] = (await list(kari)).gitt.map(shape);
    expect(one).toEqual(other);
    const stranger = await portal.loggedIn(STRANGER);
    expect((await list(stranger)).mottatt).toMatchObject([{ status: 'VENTER' }]);
  });

  test.each([
    ['own national id', { ssn: KARI }],
    ['an invalid national id', { ssn: '12345678901' }],
    ['a text', { ssn: 'Jonas' }],
    ['no scope', { omfang: [] }],
    ['documents without insurances', { omfang: ['DOKUMENTER'] }],
    ['an unknown scope', { omfang: ['FORSIKRINGER', 'HELSE'] }],
    ['a scope twice', { omfang: ['FORSIKRINGER', 'FORSIKRINGER'] }],
    ['no day', { dager: 0 }],
    ['366 days', { dager: 366 }],
    ['half a day', { dager: 1.5 }],
    ['an unknown field', { navn: 'Jonas' }],
  ])('refuses %s', async (_what, body) => {
    const kari = await portal.loggedIn(KARI);
    const answer = await invite(kari, body);
    expect(answer.statusCode).toBe(400);
    expect(answer.body).not.toContain(KARI);
    expect(await list(kari)).toEqual(NOTHING);
  });

  test('needs a login of the last ten minutes to be given, but not to be accepted or ended', async () => {
    const [kari, jonas] = [await portal.loggedIn(KARI), await portal.loggedIn(JONAS)];
    const id = await idOf(kari);
    const soon = Date.now() + 11 * 60_000;
    const clock = vi.spyOn(Date, 'now').mockImplementation(() => soon);
    expectProblem(await invite(kari), 403, 'NY_INNLOGGING');
    expect((await accept(jonas, id)).statusCode).toBe(204);
    expect((await end(kari, id)).statusCode).toBe(204);
    clock.mockRestore();
  });

  test('refuses a hundred invitations a day, also simultaneous ones', async () => {
    const kari = await portal.loggedIn(KARI);
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) => invite(kari, { dager: index + 1 })),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([
      ...Array(INVITATIONS_PER_DAY).fill(201),
      429,
      429,
    ]);
    // A new invitation of the same person replaces the one that waits.
    expect((await list(kari)).gitt).toHaveLength(1);
    await portal.db
      .updateTable('audit')
      .set({ at: Date.now() - 25 * 60 * 60_000 })
      .where('action', '=', 'sharing-given')
      .execute();
    expect((await invite(kari)).statusCode).toBe(201);
  });

  test('counts the same invitation once until it is answered', async () => {
    const [kari, jonas] = [await portal.loggedIn(KARI), await portal.loggedIn(JONAS)];
    const ids = (await Promise.all([invite(kari), invite(kari)])).map((answer) => answer.json().id);
    const id = await idOf(kari);
    expect(ids).toEqual([id, id]);
    expect(await auditOf(portal, KARI)).toEqual(['sharing-given']);
    await accept(jonas, id);
    expect(await idOf(kari)).not.toBe(id);
  });

  test('counts a second acceptance once', async () => {
    const [kari, jonas] = [await portal.loggedIn(KARI), await portal.loggedIn(JONAS)];
    const id = await idOf(kari);
    const both = await Promise.all([accept(jonas, id), accept(jonas, id)]);
    expect([...both, await accept(jonas, id)].map(({ statusCode }) => statusCode)).toEqual([204, 204, 204]);
    expect(await auditOf(portal, JONAS)).toEqual(['sharing-accepted']);
  });

  test('is for the invited person, and tells others nothing', async () => {
    const [kari, tor, jonas] = [
      await portal.loggedIn(KARI),
      await portal.loggedIn(TOR),
      await portal.loggedIn(JONAS),
    ];
    const id = await idOf(kari);
    const missing = await accept(tor, NO_SHARING);
    for (const answer of [await accept(tor, id), await end(tor, id), await accept(kari, id)]) {
      expectProblem(answer, 404);
      expect(answer.json()).toEqual(missing.json());
    }
    expect(await list(tor)).toEqual(NOTHING);
    await accept(jonas, id);
    expectProblem(await end(tor, id), 404);
    expect((await list(kari)).gitt).toMatchObject([{ status: 'AKTIV' }]);
    expectProblem(await kari.call('DELETE', '/deling/1'), 400);
  });

  test('can be declined, withdrawn and left by the receiver', async () => {
    const [kari, jonas] = [await portal.loggedIn(KARI), await portal.loggedIn(JONAS)];
    expect((await end(jonas, await idOf(kari))).statusCode).toBe(204);
    expect((await end(kari, await idOf(kari))).statusCode).toBe(204);
    const accepted = await idOf(kari);
    await accept(jonas, accepted);
    expect((await end(jonas, accepted)).statusCode).toBe(204);
    expectProblem(await end(kari, accepted), 404);
    expect([await list(kari), await list(jonas)]).toEqual([NOTHING, NOTHING]);
  });

  test.each([
    ['an invitation after fourteen days', { first_day: addDays(TODAY, -15) }, false],
    ['an invitation to a sharing that is over', { last_day: addDays(TODAY, -1) }, false],
    ['a sharing after its last day', { last_day: addDays(TODAY, -1) }, true],
  ])('ends %s', async (_what, columns, isAccepted) => {
    const [kari, jonas] = [await portal.loggedIn(KARI), await portal.loggedIn(JONAS)];
    const id = await idOf(kari);
    if (isAccepted) await accept(jonas, id);
    await change(id, columns);
    expect([await list(kari), await list(jonas)]).toEqual([NOTHING, NOTHING]);
    expectProblem(await accept(jonas, id), 404);
    expectProblem(await end(kari, id), 404);
    expect(await endAll(portal.db, (await customer(KARI)).id)).toBe(0);
    const activities = [await auditOf(portal, KARI), await auditOf(portal, JONAS)].flat();
    expect(activities).not.toContain('sharing-ended');
  });

  test.each([
    ['the giver', KARI, true],
    ['the receiver', JONAS, true],
    ['the invited person', JONAS, false],
  ])('is deleted with %s', async (_who, ssn, isAccepted) => {
    const [kari, jonas] = [await portal.loggedIn(KARI), await portal.loggedIn(JONAS)];
    const id = await idOf(kari);
    if (isAccepted) await accept(jonas, id);
    await deleteCustomer(portal.db, portal.state, await customer(ssn));
    expect(await portal.db.selectFrom('sharing').selectAll().execute()).toEqual([]);
    expect(await list(ssn === KARI ? jonas : kari)).toEqual(NOTHING);
  });

  /** Returns the changes that the bank's systems read. */
  async function changesTold(): Promise<{ ssn: string; hva: string; verdi: unknown }[]> {
    const headers = { host: 'x', authorization: `Bearer ${SECRET}` };
    return (await portal.app.inject({ url: '/api/intern/endringer', headers })).json().endringer;
  }

  test.each([
    ['giver', KARI, JONAS, ['DELING_GODTATT', 'DELING_AVSLUTTET']],
    ['receiver', JONAS, KARI, ['DELING_GITT', 'DELING_AVSLUTTET']],
  ])('is told to the other side and the bank when the %s is deleted', async (_who, deleted, other, told) => {
    const [kari, jonas] = [await portal.loggedIn(KARI), await portal.loggedIn(JONAS)];
    await accept(jonas, await idOf(kari));
    await deleteCustomer(portal.db, portal.state, await customer(deleted));
    expect(await auditOf(portal, other)).toContain('sharing-ended');
    const ofOther = (await changesTold()).filter(({ ssn }) => ssn === other);
    expect(ofOther.map(({ hva }) => hva)).toEqual(told);
  });

  test('is part of the data of both sides', async () => {
    const [kari, jonas] = [await portal.loggedIn(KARI), await portal.loggedIn(JONAS)];
    await accept(jonas, await idOf(kari));
    const given = (await kari.call('GET', '/mine-data')).json();
    const received = (await jonas.call('GET', '/mine-data')).json();
    expect([given.delingGitt, given.delingMottatt]).toEqual([(await list(kari)).gitt, []]);
    expect([received.delingGitt, received.delingMottatt]).toEqual([[], (await list(jonas)).mottatt]);
  });

  test('is reported in the change feed', async () => {
    const [kari, jonas] = [await portal.loggedIn(KARI), await portal.loggedIn(JONAS)];
    const id = await idOf(kari);
    await accept(jonas, id);
    await end(kari, id);
    expect((await changesTold()).map(({ ssn, hva, verdi }) => [ssn, hva, verdi])).toEqual([
      [KARI, 'DELING_GITT', { id, omfang: ['FORSIKRINGER'], fra: TODAY, til: addDays(TODAY, 30) }],
      [JONAS, 'DELING_GODTATT', { id }],
      [KARI, 'DELING_AVSLUTTET', { id }],
    ]);
  });

  test('is reported as ended when another invitation of the same person replaces it', async () => {
    const kari = await portal.loggedIn(KARI);
    const [first, second] = [await idOf(kari), await idOf(kari, { dager: 31 })];
    expect((await changesTold()).map(({ hva, verdi }) => [hva, (verdi as { id: string }).id])).toEqual([
      ['DELING_GITT', first],
      ['DELING_AVSLUTTET', first],
      ['DELING_GITT', second],
    ]);
    expect((await auditOf(portal, KARI)).toSorted()).toEqual([
      'sharing-ended',
      'sharing-given',
      'sharing-given',
    ]);
  });
});
