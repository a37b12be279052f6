import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { demoPeople } from '../../commands/portfolio/demo.ts';
import { OWN_PAGE_PATHS } from '../../domain/own-pages.ts';
import type { TestBrowser } from '../testing/browser.ts';
import { databases } from '../testing/databases.ts';
import { type HttpSources, startHttpSources } from '../testing/http-sources.ts';
import { answersLate, hangs } from '../testing/misbehaviours.ts';
import { openDemoPortal, openPortal, type TestPortal } from '../testing/portal.ts';
import { CLAIM as CLAIM_OF_SOURCE } from '../testing/portal-of-sources.ts';
import { withoutFile } from '../testing/without-file.ts';

const BASE = '/privat/forsikring';
const CAR = `${BASE}/motor/detaljer/81030354`;
const CLAIM = `${BASE}/skadesaker/NICE/26-104417`;
const [kari, jonas] = demoPeople();

/** Returns the visible text with ordinary spaces. */
const plainTextOf = (html: string) => html.replace(/<[^>]+>/g, '').replace(/\s|&nbsp;/g, ' ');

describe.each(databases())('own pages on $name', ({ open }) => {
  let portal: TestPortal;
  beforeAll(async () => {
    portal = await openDemoPortal(open, { FIRST_PAGE_MS: '5000' });
  });
  afterAll(() => portal.close());

  async function pageOf(ssn: string | undefined, address: string) {
    const browser = await portal.loggedIn(ssn ?? '');
    return await browser.request(address);
  }

  test('show the details of an insurance, with its name and object as title', async () => {
    const page = await pageOf(kari?.ssn, CAR);
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('<title>Bilforsikring, Volvo V60, EL 04821 – Fremtind Forsikring</title>');
    for (const text of ['Volvo V60', 'Brann, tyveri og glass', 'Grønt kort', 'Steinsprut i frontruten'])
      expect(page.body).toContain(text);
  });

  test('have the settings of all other pages, because links lead to them without a load', async () => {
    const settingsOf = async (address: string) => {
      const { body } = await pageOf(kari?.ssn, address);
      return JSON.parse(/id="first-page">(.*?)<\/script>/s.exec(body)?.[1] ?? '').boot.distributor;
    };
    const settings = await settingsOf(`${BASE}/oversikt/`);
    for (const address of [CAR, CLAIM, `${BASE}/betaling`, `${BASE}/oversikt/dekning`])
      expect(await settingsOf(address), address).toEqual(settings);
  });

  test('show earlier prices but no renewal of an insurance that ends', async () => {
    const { body } = await pageOf(kari?.ssn, `${BASE}/motor/detaljer/81030491`);
    const main = plainTextOf(/<main\b.*<\/main>/s.exec(body)?.[0] ?? '');
    expect(main).toContain('Prisen de siste årene');
    expect(main).not.toMatch(/Fornyes|Si opp/);
  });

  test('link a temporary insurance to the health declaration that it waits for', async () => {
    const { body } = await pageOf(kari?.ssn, `${BASE}/liv/avtaledetaljer/20481207`);
    expect(plainTextOf(body)).toContain('Fyll ut helseerklæringen');
  });

  test.each([
    [CAR, 'Forsikringsoversikt'],
    [`${BASE}/dokumenter`, 'Dokumenter'],
    [`${BASE}/betaling`, 'Faktura'],
    [`${BASE}/skadesaker`, 'Skadesaker'],
    [CLAIM, 'Skadesaker'],
    [`${BASE}/meldinger`, 'Meldinger'],
  ])('mark the menu item of %s: %s', async (address, item) => {
    const { body } = await pageOf(kari?.ssn, address);
    const marked = [...body.matchAll(/aria-current="page"[^>]*>(.*?)<\/a>/g)].map(([, text = '']) =>
      plainTextOf(text).replace('(åpnes i ny fane)', ''),
    );
    expect(new Set(marked)).toEqual(new Set(item === null ? [] : [item]));
  });

  test.each(OWN_PAGE_PATHS.detaljer ?? [])(
    'answer 404 at %s for an unknown number and for that of another customer',
    async (path) => {
      const nobodys = await pageOf(kari?.ssn, BASE + path.replace(/:\w+/, 'finnes-ikke'));
      const anothers = await pageOf(jonas?.ssn, BASE + path.replace(/:\w+/, '81030354'));
      expect([nobodys.statusCode, anothers.statusCode]).toEqual([404, 404]);
      expect(anothers.body).not.toContain('Volvo');
    },
  );

  test('show only the customer’s own documents', async () => {
    const page = await pageOf(kari?.ssn, `${BASE}/dokumenter`);
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('Grønt kort');
    const anothers = await pageOf(jonas?.ssn, `${BASE}/dokumenter`);
    expect(anothers.body).not.toContain('Grønt kort');
    expect(anothers.body).toContain('Her samler vi dokumentene dine');
  });

  test('name the insurance in the link of each document, so that no two links have the same name', async () => {
    const withMany = demoPeople().find(({ navn }) => navn.startsWith('Bjørn'));
    const { body } = await pageOf(withMany?.ssn, `${BASE}/dokumenter?vis=alle`);
    const links = body.match(/<a class="kfp-document__link".*?<\/a>/gs) ?? [];
    expect(links.length).toBeGreaterThan(50);
    expect(new Set(links.map(plainTextOf)).size).toBe(links.length);
  });

  test('show a document without a file without a link, and say so', async () => {
    const restore = await withoutFile(portal.db, 'GK-2026');
    for (const address of [`${BASE}/dokumenter`, CAR]) {
      const { body } = await pageOf(kari?.ssn, address);
      expect(body).not.toContain('/dokumenter/NICE/GK-2026"');
      expect(plainTextOf(body)).toContain('Filen er ikke tilgjengelig');
      expect(body).toContain('/dokumenter/NICE/B-81030354"');
    }
    await restore();
    expect((await pageOf(kari?.ssn, CAR)).body).not.toContain('Filen er ikke tilgjengelig');
  });

  test('show only the customer’s own invoices, with the names of the insurances', async () => {
    const page = await pageOf(kari?.ssn, `${BASE}/betaling`);
    expect(page.statusCode).toBe(200);
    for (const text of ['Neste betaling', '0081030354128', 'Husforsikring', 'Vi kjenner ikke statusen'])
      expect(page.body).toContain(text);
    const anothers = await pageOf(jonas?.ssn, `${BASE}/betaling`);
    expect(anothers.body).not.toContain('0081030354128');
    expect(anothers.body).toContain('Her samler vi fakturaene dine');
  });

  test('show only the customer’s own messages, unread first', async () => {
    const page = await pageOf(kari?.ssn, `${BASE}/meldinger`);
    expect(page.statusCode).toBe(200);
    const titles = ['Uleste', 'Bilforsikringen fornyes', 'Send oss bilder', 'Leste', 'Vi har mottatt'];
    const places = titles.map((title) => page.body.indexOf(title));
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(places[0]).toBeGreaterThan(0);
    expect(page.body).not.toContain('Dette er nytt');
    expect((await pageOf(jonas?.ssn, `${BASE}/meldinger`)).body).toContain(
      'Her samler vi meldingene til deg',
    );
  });

  test('show a message with its insurance and document, without marking it as read', async () => {
    const page = await pageOf(kari?.ssn, `${BASE}/meldinger/NICE/m-6`);
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('<title>Bilforsikringen fornyes snart – Fremtind Forsikring</title>');
    expect(page.body).toContain(`href="${CAR}">Bilforsikring, Volvo V60`);
    for (const text of ['<h2>Dette er nytt</h2>', '/dokumenter/NICE/B-81030354', 'Forsikringsbevis'])
      expect(page.body).toContain(text);
    const browser = await portal.loggedIn(kari?.ssn ?? '');
    expect((await browser.call('GET', '/meldinger/uleste')).json().antall).toBe(2);
  });

  test.each([
    'NICE/finnes-ikke',
    'PARIS/m-6',
    'ANNEN/m-6',
    'NICE/%00',
    'NICE/a%2Fb',
    `NICE/${'x'.repeat(101)}`,
  ])('answer 404 for the message %s and for that of another customer', async (id) => {
    expect((await pageOf(kari?.ssn, `${BASE}/meldinger/${id}`)).statusCode).toBe(404);
    const anothers = await pageOf(jonas?.ssn, `${BASE}/meldinger/NICE/m-6`);
    expect(anothers.statusCode).toBe(404);
    expect(anothers.body).not.toContain('Bilforsikringen fornyes');
  });

  test('show only the customer’s own claims', async () => {
    const page = await pageOf(kari?.ssn, `${BASE}/skadesaker`);
    expect(page.statusCode).toBe(200);
    for (const text of ['Storm tok takstein', 'Venter på deg', 'Husforsikring', 'Registrert', '3 450,50 kr'])
      expect(plainTextOf(page.body)).toContain(text);
    const anothers = await pageOf(jonas?.ssn, `${BASE}/skadesaker`);
    expect(anothers.body).not.toContain('Storm tok takstein');
    expect(anothers.body).toContain('Du har ingen skadesaker hos oss.');
  });

  test('show a claim with its title, events and documents', async () => {
    const page = await pageOf(kari?.ssn, CLAIM);
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('<title>Storm tok takstein – Fremtind Forsikring</title>');
    for (const text of ['Vi ba om bilder av taket.', 'Vi trenger bilder av skaden', 'Husforsikring'])
      expect(plainTextOf(page.body)).toContain(text);
  });

  test.each([
    'NICE/finnes-ikke',
    'PARIS/26-104417',
    'nice/26-104417',
    'NICE/%00',
    `NICE/${'%2F'.repeat(100)}`,
  ])('answer 404 for the claim %s and for that of another customer', async (path) => {
    const page = await pageOf(kari?.ssn, `${BASE}/skadesaker/${path}`);
    expect(page.statusCode).toBe(404);
    expect((await pageOf(jonas?.ssn, CLAIM)).statusCode).toBe(404);
  });

  test('redirect to the login with a return address', async () => {
    const page = await portal.browser().request(CAR);
    expect(page.statusCode).toBe(302);
    expect(page.headers.location).toBe(`${BASE}/oversikt/?goto=${encodeURIComponent(CAR)}`);
  });
});

test('a page that a distributor serves with another app is passed to that app', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'own-pages-'));
  const file = JSON.parse(readFileSync('distributors.json', 'utf8'));
  Object.assign(file.distributors[0], { egneSider: ['meldinger'], messagesUrl: `${BASE}/post/innboks` });
  const path = join(folder, 'distributors.json');
  writeFileSync(path, JSON.stringify(file));
  const [engine] = databases();
  const portal = await openDemoPortal(engine.open, { DISTRIBUTORS_FILE: path });
  const page = await portal.browser().request(CAR);
  expect(page.statusCode).toBe(200);
  expect(page.body).toContain('Her tar en annen app over');

  // A failed transfer to the claims system ends here.
  const claims = plainTextOf((await portal.browser().request(`${BASE}/skadesaker`)).body);
  expect(claims).toContain('Skadesakene åpnet seg ikke');
  expect(claims).toContain('Vi fikk ikke sendt deg videre til skadesystemet');

  // The messages are only at this distributor's address.
  const browser = await portal.loggedIn(kari?.ssn ?? '');
  const bodyOf = async (address: string) => (await browser.request(BASE + address)).body;
  expect(await bodyOf('/post/innboks')).toContain(`href="${BASE}/post/innboks/NICE/m-6"`);
  expect(await bodyOf('/post/innboks/NICE/m-6')).toContain('Dette er nytt');
  expect(await bodyOf('/meldinger')).toContain('Her tar en annen app over');
  await portal.close();
  rmSync(folder, { recursive: true });
});

describe.each(databases().slice(0, 1))('own pages of slow sources', ({ open }) => {
  const SSN = '13919110028';
  const TIMEOUT_MS = 2000;
  let sources: HttpSources;
  let portal: TestPortal;
  let browser: TestBrowser;
  beforeAll(async () => {
    sources = await startHttpSources();
    portal = await openPortal(await open(), {
      ...sources.env,
      FIRST_PAGE_MS: '0',
      SOURCE_TIMEOUT_MS: String(TIMEOUT_MS),
      SOURCE_BREAKER_FAILURES: '1000',
    });
    browser = await portal.loggedIn(SSN);
  });
  beforeEach(() => {
    for (const source of sources.all) source.reset();
  });
  afterAll(async () => {
    await portal.close();
    await sources.close();
  });

  const PAGES = [CAR, CLAIM, `${BASE}/meldinger/NICE/m-6`, `${BASE}/liv/avtaledetaljer/eika/81030354`];

  test.each(PAGES)('answer 404 at %s as soon as the sources say that there is none', async (address) => {
    sources.of('NICE').behaviour = answersLate(400, { avtaler: [], skader: [], meldinger: [] });
    const page = await browser.request(address);
    expect([page.statusCode, page.body.includes('ser ut til å være borte')]).toEqual([404, true]);
  });

  test.each(PAGES)('are not called missing at %s while a source does not answer', async (address) => {
    sources.of('NICE').behaviour = hangs;
    const begun = performance.now();
    expect((await browser.request(address)).statusCode).toBe(200);
    expect(performance.now() - begun).toBeLessThan(2 * TIMEOUT_MS);
  });

  test('wait for nothing else', async () => {
    sources.of('NICE').of(SSN).skader.push(CLAIM_OF_SOURCE);
    sources.of('NICE').answers.set('/dokumenter', hangs);
    const begun = performance.now();
    const page = await browser.request(`${BASE}/skadesaker/NICE/1`);
    expect([page.statusCode, page.body.includes('<title>Steinsprut')]).toEqual([200, true]);
    expect(performance.now() - begun).toBeLessThan(TIMEOUT_MS);
  });
});

test('the first page contains only a part of a long list, and its size stays bounded with 10,000 entries', async () => {
  const [engine] = databases();
  const sources = await startHttpSources();
  const portal = await openDemoPortal(engine.open, { ...sources.env, FIRST_PAGE_MS: '5000' });
  const browser = await portal.loggedIn(kari?.ssn ?? '');
  const items = sources.of('NICE').of(kari?.ssn ?? '');

  const rowsOf = async (path: string, list: 'dokumenter' | 'meldinger', count: number) => {
    items[list] = Array.from({ length: count }, (_, index) => ({
      id: `n-${index}`,
      systemSource: 'NICE',
      tittel: `Brev nummer ${index}`,
      type: 'BREV',
      dato: '2026-11-20',
    }));
    const { body } = await browser.request(BASE + path);
    const [html = ''] = body.split('id="first-page"');
    return { rows: html.match(/Brev nummer/g)?.length ?? 0, kilobytes: html.length / 1000 };
  };
  const few = await rowsOf('/dokumenter', 'dokumenter', 5);
  expect(few.rows).toBe(5);
  for (const count of [500, 10_000]) {
    const many = await rowsOf('/dokumenter', 'dokumenter', count);
    expect(many.rows).toBe(24);
    expect(many.kilobytes).toBeLessThan(few.kilobytes + 19 * 1.2);
  }
  expect((await rowsOf('/dokumenter?vis=alle', 'dokumenter', 500)).rows).toBe(500);
  expect((await rowsOf('/meldinger', 'meldinger', 200)).rows).toBe(24);
  expect((await rowsOf('/meldinger?vis=alle', 'meldinger', 200)).rows).toBe(200);
  await portal.close();
  await sources.close();
});
