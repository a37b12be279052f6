import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoPeople, demoPortfolio } from '../../commands/portfolio/demo.ts';
import { importPortfolio } from '../../commands/portfolio/import.ts';
import { databases } from '../testing/databases.ts';
import { expectGuarded } from '../testing/guarded-endpoints.ts';
import { startHttpSources } from '../testing/http-sources.ts';
import { answersJson, answersStatus, hangsUp } from '../testing/misbehaviours.ts';
import { openPortal, PARTNER_HOST, type TestPortal } from '../testing/portal.ts';

const [KARI = '', JONAS = ''] = demoPeople().map(({ ssn }) => ssn);
const PATH = '/avtaleoversikt/sammendrag';
const NOTHING = {
  kommende: [],
  skader: [],
  flereSkader: 0,
  slutter: [],
  flereSlutter: 0,
  mangler: [],
  systemSourceError: false,
};

describe.each(databases())('the summary on $name', ({ open }) => {
  let portal: TestPortal;
  beforeAll(async () => {
    const database = await open();
    await importPortfolio(database.db, demoPortfolio(), { replace: false });
    portal = await openPortal(database);
  });
  afterAll(() => portal.close());

  async function summaryOf(ssn: string) {
    const browser = await portal.loggedIn(ssn);
    return (await browser.call('GET', PATH)).json();
  }

  test('is available only to the logged-in customer', async () => {
    await expectGuarded(portal, KARI, { method: 'GET', path: PATH });
  });

  test('has the next payment, unpaid invoices, five dates in order and the open claims', async () => {
    const { nesteBetaling, ubetalt, kommende, skader, flereSkader, mangler, ulesteMeldinger } =
      await summaryOf(KARI);
    expect(ulesteMeldinger).toBe(2);
    expect(nesteBetaling).toMatchObject({ belop: 2094.5, avtalegiro: false });
    expect(ubetalt).toMatchObject({ antall: 1, belop: 798 });
    const dates = kommende.map(({ dato }: { dato: string }) => dato);
    expect(dates).toHaveLength(5);
    expect(dates).toEqual(dates.toSorted());
    expect(skader[0]).toEqual({
      id: '26-104417',
      systemSource: 'NICE',
      tittel: 'Storm tok takstein',
      status: 'VENTER_PAA_DEG',
    });
    expect([skader.length, flereSkader, mangler]).toEqual([4, 0, []]);
  });

  test('has the invitations that wait for an answer, then what is shared until it ends', async () => {
    const kari = await portal.loggedIn(KARI);
    const invitation = { ssn: JONAS, omfang: ['FORSIKRINGER'], dager: 30 };
    const { id } = (await kari.call('POST', '/deling', invitation)).json();
    expect(await summaryOf(JONAS)).toEqual({ ...NOTHING, invitasjoner: [{ id, navn: 'Kari Nordmann' }] });
    expect((await summaryOf(KARI)).invitasjoner).toBeUndefined();
    const jonas = await portal.loggedIn(JONAS);
    await jonas.call('POST', `/deling/${id}/godta`);
    expect(await summaryOf(JONAS)).toEqual({ ...NOTHING, delesMedDeg: [{ id, navn: 'Kari Nordmann' }] });
    await jonas.call('DELETE', `/deling/${id}`);
    expect(await summaryOf(JONAS)).toEqual(NOTHING);
  });

  test('is empty for a customer without data', async () => {
    expect(await summaryOf(JONAS)).toEqual(NOTHING);
  });
});

describe.each(databases())('the summary from sources over HTTP on $name', ({ open }) => {
  const claim = {
    id: '1',
    systemSource: 'NICE',
    skadenummer: 'S1',
    tittel: 'Steinsprut',
    meldtDato: '2026-11-02',
  };

  test('names the incomplete lists and shows the others', async () => {
    const sources = await startHttpSources();
    const database = await open();
    await importPortfolio(database.db, demoPortfolio(), { replace: false });
    const portal = await openPortal(database, { ...sources.env, SOURCE_TIMEOUT_MS: '5000' });
    const browser = await portal.loggedIn(JONAS, PARTNER_HOST);
    const summary = async () => (await browser.call('GET', PATH)).json();
    const nice = sources.of('NICE');

    nice.of(JONAS).skader.push({ ...claim, status: 'MOTTATT' });
    nice.answers.set('/fakturaer', answersStatus(500));
    expect(await summary()).toMatchObject({
      skader: [{ tittel: 'Steinsprut' }],
      mangler: ['fakturaer'],
      systemSourceError: true,
    });
    nice.answers.set('/fakturaer', answersJson({ fakturaer: [{ id: 'x', forfallsdato: 'i morgen' }] }));
    expect((await summary()).mangler).toEqual(['fakturaer']);
    nice.answers.set('/fakturaer', answersStatus(404));
    expect((await summary()).mangler).toEqual([]);
    nice
      .of(JONAS)
      .meldinger.push({ id: 'm', systemSource: 'NICE', tittel: 'Brev', dato: '2026-11-01' } as never);
    sources.of('PARIS').answers.set('/meldinger', answersStatus(500));
    expect(await summary()).toMatchObject({ ulesteMeldinger: 1, mangler: ['meldinger'] });
    sources.of('PARIS').answers.clear();
    nice.answers.set('/meldinger', answersStatus(501));
    nice.answers.set('/skader', hangsUp);
    expect(await summary()).toEqual({ ...NOTHING, mangler: ['skader'], systemSourceError: true });
    await portal.close();
    await sources.close();
  });

  test('is part of the overview, which asks each source once for each list', async () => {
    const sources = await startHttpSources();
    const database = await open();
    await importPortfolio(database.db, demoPortfolio(), { replace: false });
    const portal = await openPortal(database, { ...sources.env, FIRST_PAGE_MS: '5000' });
    const browser = await portal.loggedIn(KARI, PARTNER_HOST);
    sources.of('NICE').requests.length = 0;
    expect((await browser.request('/privat/forsikring/oversikt/')).statusCode).toBe(200);
    const urls = sources.of('NICE').requests.map(({ url }) => url.replace('/kilde', ''));
    expect(urls.toSorted()).toEqual(['/avtaler', '/fakturaer', '/meldinger', '/skader', '/tilbud']);
    await portal.close();
    await sources.close();
  });
});
