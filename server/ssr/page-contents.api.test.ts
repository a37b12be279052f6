import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pageOf, ssnOf } from '../testing/demo-pages.ts';
import type { TestPortal } from '../testing/portal.ts';
import { addressesOf, findAll, readPage, sectionOf, textOf, textsOf } from '../testing/read-page.ts';
import { openRenderingPortal } from '../testing/rendering-portal.ts';

const BASE = '/privat/forsikring';
const OVERVIEW = '/oversikt/';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openRenderingPortal([]);
});
afterAll(() => portal.close());

/** Returns a page of the demonstration person whose name begins with `start`. */
const pageOfPerson = (start: string, path: string, distributor?: string) =>
  pageOf(portal, ssnOf(start), path, distributor);

describe('the navigation', () => {
  /** The menu's items in order, with their targets at fremtind (spec: shell §2.7). */
  const ITEMS = [
    ['Forsikringsoversikt', `${BASE}/oversikt`],
    ['Dokumenter', `${BASE}/dokumenter`],
    ['Faktura', `${BASE}/betaling`],
    ['Kjøp', `${BASE}/oversikt/kjopsinnganger`],
    ['Meld skade', 'https://skade.eksempel.no/meld'],
    ['Skadesaker', `${BASE}/oversikt/jump/seopp/skadesaker`],
    ['Meldinger', `${BASE}/meldinger`],
    ['Profil', `${BASE}/oversikt/forsikringsprofil`],
    ['Tilbud', `${BASE}/oversikt/tilbud`],
  ];
  /** Items of the menu on narrow screens. The address of the page is masked in that of the language. */
  const LANGUAGE = ['Språk', expect.stringMatching(`^${BASE}/oversikt/spraak\\?tilbake=[\\w-]+\\.[\\w-]+$`)];

  const itemsOf = (page: Element, list: string) =>
    findAll(page, `${list} a`).map((link) => [
      link.querySelector('.kfp-navigation__text')?.firstChild?.textContent,
      link.getAttribute('href'),
    ]);
  const BAR = '.kfp-navigation__bar';
  const MENU = '.kfp-menu__list';

  test('has every item with its target, the number of offers, and marks of new tabs', async () => {
    const page = await pageOfPerson('Kari', OVERVIEW);
    expect(itemsOf(page, BAR)).toEqual(ITEMS);
    expect(textsOf(page, `${BAR} a`, /^Tilbud/)).toEqual(['Tilbud4']);
    const opened = findAll(page, `${BAR} a[target="_blank"]:has(svg)`);
    expect(opened.map(textOf)).toEqual(['Meld skade(åpnes i ny fane)', 'Skadesaker(åpnes i ny fane)']);
    expect(itemsOf(page, MENU)).toEqual([...ITEMS, LANGUAGE]);
    expect(textsOf(page, 'header form button')).toEqual(['Logg ut']);
  });

  test('has the online bank only at a bank', async () => {
    const bank = itemsOf(await pageOfPerson('Kari', OVERVIEW, 'dnb'), MENU);
    expect(bank.at(-1)).toEqual(['Til nettbank', 'https://nettbank.dnb.eksempel.no/']);
    const insurer = await pageOfPerson('Kari', OVERVIEW, 'none');
    expect(textsOf(insurer, `${MENU} a`, 'Profil')).toHaveLength(1);
    expect(textOf(insurer)).not.toContain('Til nettbank');
  });

  test('has no offers for a customer without offers', async () => {
    const page = await pageOfPerson('Jonas', OVERVIEW);
    expect(itemsOf(page, BAR).map(([name]) => name)).toEqual(ITEMS.map(([name]) => name).slice(0, -1));
  });

  test.each([
    ['', 'Forsikringsoversikt'],
    ['kjopsinnganger', 'Kjøp'],
    ['forsikringsprofil', 'Profil'],
    ['tilbud', 'Tilbud'],
    ['andre-forsikringer', undefined],
  ])('marks the item of «%s»: %s', async (path, item) => {
    const page = await pageOfPerson('Kari', OVERVIEW + path);
    for (const list of [BAR, MENU]) {
      const marked = findAll(page, `${list} [aria-current="page"] .kfp-navigation__text`);
      expect(marked.map((each) => each.firstChild?.textContent)).toEqual(item ? [item] : []);
    }
  });

  test('has «Tilbake» in the newer variant, except on receipts', async () => {
    const backAt = async (path: string, distributor: string) =>
      textsOf(await pageOfPerson('Kari', OVERVIEW + path, distributor), 'button', 'Tilbake').length;
    expect(await backAt('', 'eika')).toBe(1);
    for (const receipt of ['kvittering', 'kvittering/BIL']) expect(await backAt(receipt, 'eika')).toBe(0);
    expect(await backAt('', 'fremtind')).toBe(0);
  });

  test.each(['', 'finnes-ikke', 'feil/generell'])('is hidden at «%s» without a login', async (path) => {
    const { body } = await portal.browser().request(BASE + OVERVIEW + path);
    const page = readPage(body);
    expect(findAll(page, 'main')).toHaveLength(1);
    expect(findAll(page, 'nav, summary, [form="kfp-logg-ut"]')).toEqual([]);
    expect(textOf(page)).not.toContain('Logg ut');
  });
});

describe('the profile', () => {
  const PROFILE = '/oversikt/forsikringsprofil';
  const POST = 'Forsikringsdokumenter i posten';

  const rowsOf = (page: Element) =>
    findAll(page, '.kfp-row').map((row) => [
      textOf(row.querySelector('dt')),
      textOf(row.querySelector('.kfp-row__value') ?? row.querySelector('dd')),
    ]);

  test.each<[who: string, distributor: string, rows: [label: string, value: string][]]>([
    [
      'Kari',
      'sb1',
      [
        ['Fødselsnummer', '018190 *****'],
        ['Adresse', 'Lindeveien 14, 1415 Oppegård'],
        ['Mobilnummer', '90 00 00 00'],
        ['E-post', 'kari.nordmann@example.com'],
        [POST, 'Nei, du får dem digitalt'],
        ['Medlem av et LO-forbund', 'Ja'],
      ],
    ],
    [
      'Tor',
      'fremtind',
      [
        ['Fødselsnummer', '309258 *****'],
        ['Mobilnummer', '97 00 00 00'],
        ['E-post', 'tor.hansen@example.com'],
        [POST, 'Nei, du får dem digitalt'],
      ],
    ],
    [
      'Amina',
      'fremtind',
      [
        ['Fødselsnummer', '218792 *****'],
        [POST, 'Nei, du får dem digitalt'],
      ],
    ],
  ])('has the rows of %s at %s', async (name, distributor, rows) => {
    expect(rowsOf(await pageOfPerson(name, PROFILE, distributor))).toEqual(rows);
  });

  test('contains no long lists or secrets', async () => {
    const browser = await portal.loggedIn(ssnOf('Kari'));
    const { body } = await browser.request(BASE + PROFILE);
    expect(body).toContain('Opplysningene her gjelder bare forsikringsavtalene dine.');
    expect(body).not.toContain(ssnOf('Kari'));
    expect(body).not.toContain('Longyearbyen');
  });
});

test('a receipt has the product, the price, the next steps and the way back', async () => {
  const page = await pageOfPerson('Kari', '/oversikt/kvittering/BIL');
  expect(textsOf(page, 'h1')).toEqual(['Kvittering']);
  expect(textOf(page)).toContain('Takk for at du valgte bilforsikring hos oss.');
  const bought = sectionOf(page, 'Forsikringen din');
  expect(textOf(bought)).toContain('Volvo V60, EL 04821');
  expect(textOf(bought)).toContain('684 kr/md');
  expect(findAll(sectionOf(page, 'Dette skjer nå'), 'li')).toHaveLength(3);
  expect(addressesOf(page, 'Til forsikringsoversikten')).toContain(`${BASE}/oversikt`);
});

test('a receipt requires a login and a valid product type', async () => {
  const receipt = `${BASE}/oversikt/kvittering`;
  const visitor = await portal.browser().request(`${receipt}/BIL`);
  expect([visitor.statusCode, visitor.headers.location]).toEqual([
    302,
    `${BASE}/oversikt/?goto=${encodeURIComponent(`${receipt}/BIL`)}`,
  ]);
  const customer = await portal.loggedIn(ssnOf('Jonas'));
  expect((await customer.request(`${receipt}/BIL`)).statusCode).toBe(200);
  const unknown = await customer.request(`${receipt}/bil`);
  expect([unknown.statusCode, textsOf(readPage(unknown.body), 'h1')]).toEqual([
    404,
    ['Denne siden ser ut til å være borte...'],
  ]);
});

describe('the insurances from others', () => {
  const PAGE = '/oversikt/andre-forsikringer';
  const THROUGH_WORK = 'Forsikring gjennom arbeidsgiver';

  test('are listed with their texts and links', async () => {
    const page = await pageOfPerson('Kari', PAGE);
    expect(textsOf(page, 'h1')).toEqual(['Forsikringer gjennom kort, program, arbeidsgiver eller forbund']);
    const cards = findAll(page, 'main details').map((card) => [
      textOf(card.querySelector('h2')),
      ...findAll(card, 'a[target="_blank"]').map((link) => link.getAttribute('href')),
    ]);
    expect(cards).toEqual([
      [
        'Forsikring gjennom bankkortet',
        'https://skade.eksempel.no/kort',
        'https://www.eksempel.no/kort/forsikring',
      ],
      ['Forsikring gjennom kundeprogrammet', 'https://www.eksempel.no/kundeprogram'],
      [THROUGH_WORK, 'https://skade.eksempel.no/arbeidsgiver'],
      ['Forsikring gjennom forbund'],
    ]);
    expect(textsOf(page, 'main details a', /^Meld skade/)).toHaveLength(2);
    expect(textsOf(page, 'main details a', /^Les mer/)).toHaveLength(2);
    expect(textsOf(page, 'h2', 'Fant du det du lette etter?')).toHaveLength(1);
    expect(textOf(page)).toContain(
      'Forsikringene følger medlemskapet og slutter å gjelde når du melder deg ut. Hva de dekker, og hvordan du melder en skade, finner du på Min side hos forbundet ditt.',
    );
  });

  test('are opened by the address', async () => {
    const openAt = async (query: string) =>
      textsOf(await pageOfPerson('Kari', PAGE + query), 'main details[open] h2');
    expect(await openAt('')).toEqual([]);
    expect(await openAt('?gjennom=arbeidsgiver')).toEqual([THROUGH_WORK]);
  });

  test('are none if the distributor lists none', async () => {
    const page = await pageOfPerson('Kari', PAGE, 'none');
    expect(textsOf(page, 'header button')).toContain('Logg ut');
    expect(textsOf(page, 'main')).toEqual(['']);
  });
});

describe('the purchase entries', () => {
  const ENTRIES = '/oversikt/kjopsinnganger';

  test('mark the products that the customer has', async () => {
    const page = await pageOfPerson('Kari', ENTRIES);
    expect(textsOf(page, 'main a', /^Bilforsikring/)).toEqual(['Bilforsikring Du har denne']);
    expect(textsOf(page, 'main a', /^Motorsykkelforsikring/)).toEqual(['Motorsykkelforsikring']);
    expect(textOf(page)).toContain('Samlerabatt');
  });

  test.each([
    ['', 'Kjøretøy', 'kjoretoy'],
    ['?gruppe=dyr', 'Dyr', 'dyr'],
  ])('open a group initially: %s', async (query, group, area) => {
    const page = await pageOfPerson('Kari', ENTRIES + query);
    expect(textsOf(page, 'main details[open] summary h2')).toEqual([group]);
    expect(findAll(page, '[data-area]').map((each) => each.getAttribute('data-area'))).toEqual([area]);
  });
});

test('the page of data and security can be read and used without scripts', async () => {
  const browser = await portal.loggedIn(ssnOf('Silje'));
  const { body } = await browser.request(`${BASE}/oversikt/sikkerhet`);
  expect(body).toContain('<title>Data og sikkerhet – Fremtind Forsikring</title>');
  const page = readPage(body);
  expect(textOf(sectionOf(page, 'Aktivitet'))).toContain('Du logget inn');
  expect(textsOf(page, 'button', 'Be om sletting')).toHaveLength(1);
  const [pdf] = addressesOf(page, /^Les som PDF/);
  const file = await browser.request(pdf ?? '');
  expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'application/pdf']);
  const profile = await pageOfPerson('Silje', '/oversikt/forsikringsprofil');
  expect(textsOf(profile, 'main a', /^Data og sikkerhet/)).toHaveLength(1);
});

describe('the offers', () => {
  const OFFERS = '/oversikt/tilbud';
  const cardsOf = (page: Element) => findAll(page, 'main li:has(h2)');

  test('have their prices, parts, notes and validity', async () => {
    const page = await pageOfPerson('Kari', OFFERS);
    const [house = page] = cardsOf(page).filter((card) => textOf(card).includes('Lindeveien 14'));
    for (const text of [
      '918 kr/md',
      '11 016 kr/år',
      'I dag betaler du 798 kr/md for det samme, med annen dekning og uten resten av pakken.',
    ])
      expect(textOf(house)).toContain(text);
    expect(textOf(house)).toMatch(/Tilbudet er gyldig til \d\d\.\d\d\.20\d\d/);
    expect(findAll(house, 'table[aria-label="Dette er med i tilbudet"]')).toHaveLength(1);
    expect(textsOf(house, 'tr')).toEqual(['Husforsikring732 kr/md', 'Innboforsikring186 kr/md']);
    const main = textsOf(page, 'main').join();
    expect(main).toContain('Alle 4 tilbudene koster 1 727,50 kr/md til sammen.');
    expect(main).toContain('Av dette er trafikkforsikringsavgift til staten på 274 kr/md');
    // The store may have been filled before midnight.
    expect(main).toMatch(/[23] dager igjen/);
    expect(findAll(page, 'main .jkl-button--primary')).toHaveLength(1);
  });

  test('are in order, and each links to its app and can be removed', async () => {
    const page = await pageOfPerson('Ola', OFFERS);
    expect(cardsOf(page).map((card) => textOf(card.querySelector('h2')))).toEqual([
      'Bilforsikring',
      'Båtforsikring',
      'Elsparkesykkelforsikring',
      'Hundeforsikring',
      'Husforsikring',
      'Husforsikring',
      'Husforsikring',
      'Hytteforsikring',
      'Innboforsikring',
      'Mopedforsikring',
      'Motorsykkelforsikring',
      'Reiseforsikring',
      'Tilhengerforsikring',
      'Katteforsikring',
    ]);
    const houses = cardsOf(page).flatMap((card) => /Kårbolig|Låve|Våningshus/.exec(textOf(card)) ?? []);
    expect(houses).toEqual(['Kårbolig', 'Låve', 'Våningshus']);
    expect(textsOf(page, 'main button', /^Fjern tilbud/)).toHaveLength(14);
    expect(addressesOf(page, /^Vis tilbudet/)).toHaveLength(14);
    const [house = page] = cardsOf(page).filter((card) => textOf(card).includes('Våningshus'));
    expect(addressesOf(house, /^Vis tilbudet/)).toEqual([
      `${BASE}/hus/startside-tilbud?husAvtale=55011496&version=3&innboAvtale=55011405`,
    ]);
  });
});
