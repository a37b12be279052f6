import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoDate } from '../../commands/portfolio/testing/demo-date.ts';
import { importCustomers } from '../../commands/portfolio/testing/import-customers.ts';
import { syntheticNationalIds } from '../../commands/portfolio/testing/national-ids.ts';
import { formatDate, formatDay } from '../../domain/calendar-date.ts';
import { sumOre, toOre } from '../../domain/money.ts';
import { osloDate } from '../../domain/oslo-date.ts';
import { formats } from '../../texts/nb/formats.ts';
import { pageOf, ssnOf } from '../testing/demo-pages.ts';
import type { TestPortal } from '../testing/portal.ts';
import { addressesOf, findAll, readPage, sectionOf, textOf, textsOf } from '../testing/read-page.ts';
import { openRenderingPortal } from '../testing/rendering-portal.ts';

const BASE = '/privat/forsikring';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openRenderingPortal([]);
});
afterAll(() => portal.close());

/** Returns the main content of a customer's overview. */
async function overviewOf(ssn: string, distributor?: string): Promise<Element> {
  const [main] = findAll(await pageOf(portal, ssn, '/oversikt/', distributor), 'main');
  if (!main) throw new Error('the page has no main content');
  return main;
}

/** Returns the overview of the demonstration person whose name begins with `start`. */
const overviewOfPerson = (start: string, distributor?: string) => overviewOf(ssnOf(start), distributor);

const TASKS = 'Oppgavene dine';
const INSURANCES = 'Forsikringene dine';
const MISSING = 'Savner du en forsikring?';
const RECOMMENDED = 'Anbefalt for deg';
const PRICE = /^Se pris på /;
const UNION = 'For deg som er LO-medlem';
const BUY = 'Hva vil du forsikre?';
const FEEDBACK = 'Hvor fornøyd er du med denne siden?';

type Seen = { sentence: string; sections: string[]; badges: string[] };

/**
 * First sentence, sections in order, and badges of each demonstration person's overview
 * (spec: overview §2.1).
 */
const OVERVIEWS: Record<string, Seen> = {
  Kari: {
    sentence: 'Hei, Kari. Du har 10 forsikringer for til sammen 3 200 kr/md.',
    sections: [TASKS, INSURANCES, MISSING, RECOMMENDED, UNION, BUY, FEEDBACK],
    badges: [
      'Fornyelse',
      `Avsluttes ${formatDate(demoDate('2026-12-31'), formats)}`,
      'Midlertidig',
      'Under behandling',
    ],
  },
  Jonas: {
    sentence: 'Hei, Jonas. Her samler vi forsikringene dine når du får noen.',
    sections: [TASKS, 'Du har ingen forsikringer', MISSING, RECOMMENDED, BUY, FEEDBACK],
    badges: [],
  },
  Ingrid: {
    sentence: 'Hei, Ingrid. Du har 1 forsikring for 79 kr/md.',
    sections: [TASKS, INSURANCES, MISSING, RECOMMENDED, BUY, FEEDBACK],
    badges: [],
  },
  Gunnar: {
    sentence: 'Hei, Gunnar. Du har 17 forsikringer for til sammen 295,50 kr/md, 13 uten pris.',
    sections: [TASKS, INSURANCES, MISSING, RECOMMENDED, UNION, BUY, FEEDBACK],
    badges: [],
  },
  'Per Arne': {
    sentence: 'Hei, Per. Du har 14 forsikringer for til sammen 4 239,25 kr/md.',
    sections: [TASKS, INSURANCES, MISSING, BUY, FEEDBACK],
    badges: ['Fornyelse'],
  },
  'Anne-Charlotte': {
    sentence: 'Hei, Anne-Charlotte. Du har 5 forsikringer for til sammen 315 123 456,59 kr/md.',
    sections: [TASKS, INSURANCES, MISSING, RECOMMENDED, UNION, BUY, FEEDBACK],
    badges: ['Fornyelse', `Avsluttes ${formatDate(demoDate('2027-01-31'), formats)}`, 'Midlertidig'],
  },
  Silje: {
    sentence: 'Hei, Silje. Du har 6 forsikringer for til sammen 1 738,50 kr/md.',
    sections: [TASKS, INSURANCES, MISSING, RECOMMENDED, BUY, FEEDBACK],
    badges: [
      'Fornyelse',
      `Avsluttes ${formatDate(demoDate('2027-02-28'), formats)}`,
      'Fornyelse',
      'Under behandling',
    ],
  },
  Tor: {
    sentence: 'Hei, Tor. Du har 5 forsikringer for til sammen 1 139,25 kr/md.',
    sections: [TASKS, INSURANCES, MISSING, BUY, FEEDBACK],
    badges: ['Midlertidig', 'Fornyelse'],
  },
  Amina: {
    sentence: 'Hei, Amina. Du har 2 forsikringer for til sammen 74 kr/md, 1 uten pris.',
    sections: [TASKS, INSURANCES, MISSING, BUY, FEEDBACK],
    badges: ['Fornyelse'],
  },
  Marit: {
    sentence: 'Hei, Marit. Du har 3 forsikringer for til sammen 386,50 kr/md.',
    sections: [TASKS, INSURANCES, MISSING, BUY, FEEDBACK],
    badges: [],
  },
  Ola: {
    sentence: 'Hei, Ola. Du har 3 forsikringer for til sammen 1 888 kr/md.',
    sections: [TASKS, INSURANCES, MISSING, RECOMMENDED, BUY, FEEDBACK],
    badges: [`Avsluttet ${formatDate(demoDate('2026-11-21'), formats)}`],
  },
  Bjørn: {
    sentence: 'Hei, Bjørn. Du har 60 forsikringer for til sammen 18 071,50 kr/md, 2 uten pris.',
    sections: [TASKS, INSURANCES, MISSING, UNION, BUY, FEEDBACK],
    badges: ['Fornyelse', 'Fornyelse', 'Fornyelse'],
  },
};

test.each(Object.entries(OVERVIEWS))(
  'the overview of %s has the right sections, badges, tasks, costs and recommendations',
  async (name, { sentence, sections, badges }) => {
    const page = await overviewOfPerson(name);
    expect(textsOf(page, '.kfp-hero__sentence')).toEqual([sentence]);
    // Without the boxes beside the insurances, which have smaller headings.
    expect(textsOf(page, 'h2.jkl-heading-2, h2.kfp-feedback__title')).toEqual(
      sections.map((section) => expect.stringContaining(section)),
    );
    expect(textsOf(page, '.jkl-tag')).toEqual(badges);
    expectTasks(page, name);
    expectCosts(page, name);
    expectRecommendations(page, name);
  },
);

const HEALTH = `${BASE}/skade/jump/ahv`;
const ACCEPT = `${BASE}/aksept`;
const VEHICLE = `${BASE}/motor/detaljer`;
const CLAIMS = `${BASE}/skadesaker`;
const MESSAGES = `${BASE}/meldinger`;
const ENTRIES = `${BASE}/oversikt/kjopsinnganger`;

/** The links of an overdue bill, which is always the first task. */
const BILL: [string, string][] = [
  ['Betal regningen', `${BASE}/betaling`],
  ['Er det vanskelig å betale? Ring oss', '#kfp-footer-phonenumber'],
];

/** Tasks of each demonstration person: the text and target of the link. */
const TASKS_OF: Record<string, [string, string][]> = {
  Kari: [
    ...BILL,
    ['Svar i skadesaken Storm tok takstein', `${CLAIMS}/NICE/26-104417`],
    ['En fil kom ikke frem tak-mot-vest.jpg, Storm tok takstein', `${CLAIMS}/NICE/26-104417`],
    ['Fyll ut 1 helseerklæring Svar på noen spørsmål om helsen din, så kan vi behandle søknaden.', HEALTH],
    ['Godta 1 tilbud Forsikringen gjelder først når du har godtatt tilbudet.', ACCEPT],
    ['Oppdater kilometerstanden Volvo V60, EL 04821', `${VEHICLE}/81030354/endre/kilometerstand`],
    ['Du har uleste meldinger Les dem her', MESSAGES],
    [
      `En forsikring avsluttes snart Bilforsikring, Volkswagen Golf ${formatDay(demoDate('2026-12-31'), osloDate(Date.now()), formats)}`,
      `${VEHICLE}/81030491`,
    ],
  ],
  Ingrid: [['Godta tilbudet', ACCEPT]],
  Gunnar: [['Start helseerklæringene', HEALTH]],
  'Per Arne': [
    ['Oppdater kilometerstanden', `${VEHICLE}/81033916/endre/kilometerstand`],
    ['Oppdater kilometerstanden Toyota Hiace, NF 05502', `${VEHICLE}/81034053/endre/kilometerstand`],
    ['Bekreft at BMW R 1250 GS har godkjent alarm Gå til forsikringen', `${VEHICLE}/81034190`],
  ],
  Silje: [['Les meldingene', MESSAGES]],
  Tor: [
    ['Start helseerklæringen', HEALTH],
    ['Godta 3 tilbud Forsikringene gjelder først når du har godtatt tilbudene.', ACCEPT],
  ],
  Ola: [['Godta tilbudene', ACCEPT]],
  'Anne-Charlotte': [
    ...BILL,
    [
      'Fyll ut 12 helseerklæringer Svar på noen spørsmål om helsen din, så kan vi behandle søknadene.',
      HEALTH,
    ],
    [
      'Oppdater kilometerstanden Rolls-Royce Phantom Extended Series II & «Æ Ø Å»-utgave, EV 00001',
      `${VEHICLE}/81035971/endre/kilometerstand`,
    ],
  ],
  Bjørn: BILL,
};

/** People without tasks, and their filled buttons: buying, if nothing is insured. */
const NOTHING_TO_DO: Record<string, string[]> = { Jonas: ['Kjøp forsikring'], Amina: [], Marit: [] };

/** The offers that the overview shows for a person, and the number of further ones. */
const OFFERS_OF: Record<string, { lines: string[]; more: string | null }> = {
  Kari: {
    lines: [
      'Bilforsikring og tilhenger + 1 i pakken 562,50 kr/md',
      'Båtforsikring 168 kr/md',
      'Husforsikring + 1 i pakken 918 kr/md',
    ],
    more: '+ 1 forsikring',
  },
  Ingrid: { lines: ['Innboforsikring 64 kr/md'], more: null },
  Ola: {
    lines: ['Bilforsikring 476 kr/md', 'Båtforsikring 133 kr/md', 'Elsparkesykkelforsikring 25 kr/md'],
    more: '+ 11 forsikringer',
  },
};

/** Expects the tasks of a demonstration person with their links, and the offers. */
function expectTasks(page: Element, name: string): void {
  const section = sectionOf(page, TASKS);
  const filledButtons = textsOf(page, '.jkl-button--primary');
  const tasks = TASKS_OF[name] ?? [];
  if (tasks.length > 0) {
    const links = findAll(section, '.kfp-task-card a');
    expect(links.map((link) => [textOf(link), link.getAttribute('href')])).toEqual(tasks);
    expect(filledButtons).toEqual([tasks[0]?.[0]]);
  }
  const filled = NOTHING_TO_DO[name];
  if (filled) {
    expect(textsOf(section, 'h3')).toEqual(['Du har ingenting å gjøre nå']);
    expect(filledButtons).toEqual(filled);
    expect(addressesOf(page, 'Kjøp forsikring')).toEqual([ENTRIES]);
  }
  if (name === 'Gunnar') expect(textsOf(section, 'h3')).toEqual(['Fyll ut 2 helseerklæringer']);
  const offers = OFFERS_OF[name];
  if (!offers) return;
  const [box = page] = findAll(page, '.kfp-offer-box');
  expect(textsOf(box, 'h2')).toEqual(['Tilbud du har sett på']);
  expect(textsOf(box, 'li')).toEqual(offers.lines);
  expect(textsOf(box, 'p', /^\+ \d+ forsikring/)).toEqual(offers.more ? [offers.more] : []);
  expect(addressesOf(box, 'Se tilbudene')).toEqual([`${BASE}/oversikt/tilbud`]);
}

const AREAS = /^(Kjøretøy|Hus og hytte|Reise|Innbo og ting|Liv og helse|Båt|Dyr) [\d ,]+ kr\/md$/;
const COSTS_TITLE = 'Dette koster forsikringene';

/** Prices of each demonstration person: per month and year, and by area, the highest first. */
const COSTS: Record<string, [sums: string, areas?: string[]]> = {
  Kari: [
    '3 200 kr/md 38 400 kr/år',
    [
      'Kjøretøy 1 154,50 kr/md',
      'Hus og hytte 798 kr/md',
      'Liv og helse 456,50 kr/md',
      'Dyr 389 kr/md',
      'Innbo og ting 186 kr/md',
      'Reise 142 kr/md',
      'Båt 74 kr/md',
    ],
  ],
  Gunnar: ['295,50 kr/md 3 546 kr/år 13 uten pris', ['Liv og helse 197,50 kr/md', 'Reise 98 kr/md']],
  'Per Arne': ['4 239,25 kr/md 50 871 kr/år', ['Kjøretøy 3 975,25 kr/md', 'Båt 264 kr/md']],
  Tor: ['1 139,25 kr/md 13 671 kr/år', ['Liv og helse 1 139,25 kr/md']],
  Amina: ['74 kr/md 888 kr/år 1 uten pris', ['Reise 74 kr/md']],
  Bjørn: ['18 071,50 kr/md 216 858 kr/år 2 uten pris'],
  Ola: ['1 888 kr/md 22 656 kr/år', ['Hus og hytte 1 480 kr/md', 'Dyr 356 kr/md', 'Kjøretøy 52 kr/md']],
};

/** People without costs to divide by area. */
const WITHOUT_PICTURE = ['Ingrid', 'Jonas'];

/** Expects the costs of a demonstration person by area, or no costs. */
function expectCosts(page: Element, name: string): void {
  const lines = textsOf(page, '.kfp-costs__areas > li');
  if (WITHOUT_PICTURE.includes(name)) {
    expect(addressesOf(page, 'Kjøp forsikring')).toHaveLength(1);
    expect(textOf(page)).not.toContain(COSTS_TITLE);
    if (name === 'Jonas') expect(textOf(page)).not.toContain('kr/md');
  }
  if (name === 'Bjørn') expectSixtyAddedUp(lines);
  const [sums, areas] = COSTS[name] ?? [];
  if (!sums) return;
  expect(textsOf(sectionOf(page, INSURANCES), 'h2, h3')).toContain(COSTS_TITLE);
  expect(textsOf(page, '.kfp-costs__sums')).toEqual([sums]);
  if (!areas) return;
  expect(lines).toEqual(areas);
  // The bars show the same order: decreasing lengths.
  const bars = findAll(page, '.kfp-costs__areas rect:last-child');
  const lengths = bars.map((bar) => Number.parseFloat(bar.getAttribute('width') ?? ''));
  expect(lengths).toEqual(lengths.toSorted((a, b) => b - a));
  // A single area has no bar: there is nothing to compare.
  expect(lengths).toHaveLength(areas.length > 1 ? areas.length : 0);
}

/** Expects each of the sixty insurances to belong to an area, and the areas to add up to the total. */
function expectSixtyAddedUp(lines: readonly string[]): void {
  const ore = lines.map((text) => {
    expect(text).toMatch(AREAS);
    const amount = text.replace(/^\D+/, '').replace(/ kr\/md$/, '');
    return toOre(Number(amount.replaceAll(' ', '').replace(',', '.')));
  });
  expect(ore).toHaveLength(7);
  expect(ore).toEqual(ore.toSorted((a, b) => b - a));
  expect(sumOre(ore)).toBe(1_807_150);
}

/** Expected recommendations by person: main product, address of its price, and smaller cards. */
const RECOMMENDED_TO: Record<string, { main: string; href: string; others: string[] }> = {
  // A union member with car and boat insurance.
  Kari: {
    main: 'hytteforsikring',
    href: '/hytte?fromLo=true',
    others: ['Behandling', 'Kritisk sykdom', 'Motorsykkel', 'Moped'],
  },
  // Equal scores.
  Jonas: { main: 'bilforsikring', href: '/motor/bil', others: ['Reise', 'Innbo'] },
  // Collective travel and home insurance count as travel and contents.
  Gunnar: { main: 'husforsikring', href: '/hus?fromLo=true', others: ['Bil'] },
  Ingrid: { main: 'innboforsikring', href: '/innbo', others: [] },
  // Pets have no content.
  'Anne-Charlotte': {
    main: 'uførepensjon',
    href: '/liv/kjop/uforeforsikring',
    others: ['Uførekapital', 'Båt', 'Reise', 'Motorsykkel'],
  },
};

/** People without recommendations: the control group, and customers for whom nothing is recommended. */
const WITHOUT_MODULE = ['Marit', 'Per Arne'];

/** Expects the recommendations of a demonstration person, or none. */
function expectRecommendations(page: Element, name: string): void {
  if (WITHOUT_MODULE.includes(name)) expect(textsOf(page, 'h2', RECOMMENDED)).toEqual([]);
  const expected = RECOMMENDED_TO[name];
  if (!expected) return;
  const section = sectionOf(page, RECOMMENDED);
  expect(textsOf(section, 'a', PRICE)).toEqual([`Se pris på ${expected.main}`]);
  expect(addressesOf(section, PRICE)).toEqual([BASE + expected.href]);
  expect(findAll(section, '.kfp-nbo__drawing svg')).toHaveLength(1);
  expect(textsOf(section, '.kfp-nbo__name')).toEqual(expected.others);
  expect(findAll(section, 'li a')).toHaveLength(expected.others.length);
  // Without scripts the explanation is shown at once.
  expect(textOf(section)).toContain('Jo flere forsikringer du har hos oss');
}

describe('the recommendations', () => {
  test('say how much the discount can be', async () => {
    expect(textOf(sectionOf(await overviewOfPerson('Kari'), RECOMMENDED))).toContain(
      'Du kan få opptil 20 % når du samler forsikringene.',
    );
  });

  test('name the benefits of members only to members', async () => {
    const ofMember = sectionOf(await overviewOfPerson('Gunnar'), RECOMMENDED);
    expect(textOf(ofMember)).toContain('Som LO-medlem får du 1000 kroner lavere egenandel på hjem.');
    expect(textOf(sectionOf(await overviewOfPerson('Jonas', 'sb1'), RECOMMENDED))).not.toContain('LO');
  });

  test('mention the discount for car insurance online only if the distributor has one', async () => {
    const DISCOUNT = 'Du får 10 % rabatt når du kjøper bilforsikring på nett.';
    expect(textOf(await overviewOfPerson('Jonas', 'dnb'))).toContain(DISCOUNT);
    const without = await overviewOfPerson('Jonas', 'sb1');
    expect(addressesOf(without, PRICE)).toHaveLength(1);
    expect(textOf(without)).not.toContain(DISCOUNT);
  });
});

test('the side column shows and links claims, dates and payments', async () => {
  const [side] = findAll(await overviewOfPerson('Kari'), '.kfp-agreement-side');
  if (!side) throw new Error('the overview has no side column');
  expect(textsOf(side, 'h2, h3')).toEqual(['Skadesakene dine', 'Kommende', COSTS_TITLE]);
  expect(addressesOf(side, /^Steinsprut i frontruten/)).toEqual([`${CLAIMS}/NICE/26-102208`]);
  expect(addressesOf(side, /Faktura 2 094,50/)).toEqual([`${BASE}/betaling`]);
  const [calendar] = addressesOf(side, 'Legg i kalenderen');
  const browser = await portal.loggedIn(ssnOf('Kari'));
  expect((await browser.request(calendar ?? '')).headers['content-type']).toContain('text/calendar');
  const ofJonas = findAll(await overviewOfPerson('Jonas'), '.kfp-agreement-side h2');
  expect(ofJonas.map(textOf)).toEqual(['Trenger du en ny forsikring?']);
});

test('each app that the overview links to exists', async () => {
  const browser = await portal.loggedIn(ssnOf('Kari'));
  const page = readPage((await browser.request(`${BASE}/oversikt/`)).body);
  const targets = findAll(page, 'a[href^="/"]').map((link) => link.getAttribute('href') ?? '');
  const apps = [...new Set(targets)].filter((target) => !target.startsWith(`${BASE}/oversikt`));
  expect(apps.length).toBeGreaterThan(5);
  for (const app of apps) expect([app, (await browser.request(app)).statusCode]).toEqual([app, 200]);
});

describe('the blocks for members', () => {
  const [MEMBER = ''] = syntheticNationalIds(1);

  test('are hidden from others', async () => {
    const page = await overviewOfPerson('Jonas');
    expect(textsOf(page, 'h2', BUY)).toHaveLength(1);
    expect(textOf(page)).not.toContain('LO');
  });

  test('help with two contents insurances, and show the benefits', async () => {
    await importCustomers(portal.db, [memberWith(MEMBER, ['INNBO', 'KOLLEKTIV_HJEM'])]);
    expect(textsOf(await overviewOf(MEMBER), 'h2, h3')).toContain('Du har to innboforsikringer');

    const page = await overviewOfPerson('Kari');
    expect(textsOf(page, 'h2, h3')).toContain('Har du to innboforsikringer?');
    const block = sectionOf(page, UNION);
    expect(addressesOf(block, 'Få hjelp til å si opp')).toEqual([`${BASE}/skade/innbo/lo/dobbeltforsikret/`]);
    expect(textsOf(block, 'li')).toEqual([
      'Toppdekning til standardpris',
      '1000 kroner lavere egenandel på hjem',
      'Kollektiv rabatt på opptil 15 %',
    ]);
  });
});

function memberWith(ssn: string, productTypes: readonly string[]) {
  const avtaler = productTypes.map((productType) => ({
    ...{ policyNumber: productType, name: 'Innboforsikring', productType, systemSource: 'NICE' },
  }));
  return { ssn, navn: 'Prøve Prøvesen', isLoMedlem: true, avtaler };
}

test('links lead to the other insurances only if the distributor has any', async () => {
  const linksAt = async (distributor: string) =>
    addressesOf(await overviewOfPerson('Kari', distributor), 'Se forsikringer gjennom arbeidsgiver');
  expect(await linksAt('fremtind')).toEqual([`${BASE}/oversikt/andre-forsikringer?gjennom=arbeidsgiver`]);
  for (const without of ['none', 'dnb']) expect(await linksAt(without)).toEqual([]);
});

describe('the tiles of areas', () => {
  const AREAS_TO_BUY = ['Kjøretøy', 'Hus og hytte', 'Reise', 'Innbo og ting', 'Liv og helse', 'Båt', 'Dyr'];

  test('link to their group of purchase entries', async () => {
    const section = sectionOf(await overviewOfPerson('Jonas'), BUY);
    expect(textsOf(section, 'a')).toEqual(AREAS_TO_BUY);
    expect(addressesOf(section, 'Hus og hytte')).toEqual([`${ENTRIES}?gruppe=hus-og-hytte`]);
  });

  test('are hidden without products', async () => {
    const section = sectionOf(await overviewOfPerson('Jonas', 'fana'), BUY);
    expect(textsOf(section, 'a')).toEqual(AREAS_TO_BUY.filter((area) => area !== 'Reise'));
  });
});
