import type { TestBrowser } from '../browser.ts';
import { shortDate } from './days.ts';
import { different, missingFrom } from './differences.ts';
import {
  canBeConfirmed,
  type Expectation,
  keyOf,
  renewalOf,
  type StandingAgreement,
  sumsOf,
} from './oracle.ts';
import { between, pageText } from './page-text.ts';

const BASE = '/privat/forsikring';
/** Maximum number of insurance pages opened per customer. */
const MAX_INSURANCE_PAGES = 4;
/** Maximum number of cards per customer whose pages are opened because they share an address. */
const MAX_OPENED_CARDS = 4;
/** Maximum number of items that a page certainly shows. With more items it may fold some away. */
const MAX_ITEMS_ON_PAGE = 14;

/** The links of recommendations, by product (spec: overview §2.6). */
export const RECOMMENDATION_LINKS: Readonly<Record<string, string>> = {
  BIL: '/motor/bil',
  HUS: '/hus',
  REISE: '/skade/reise',
  LIVSFORSIKRING: '/liv/kjop/livsforsikring',
  KRITISK_SYKDOM: '/liv/kjop/kritisksykdom',
  INNBO: '/innbo',
  MOPED: '/motor/moped',
  BAAT: '/motor/baat',
  MC: '/motor/mc',
};

/** Returns whether the pages of a customer show all their agreements and offers. */
export function fitsOnPages({ agreements, offers }: Expectation): boolean {
  return agreements.length <= MAX_ITEMS_ON_PAGE && offers.length <= MAX_ITEMS_ON_PAGE;
}

/** Opens the pages of the logged-in customer. Returns a line for each fault. */
export async function comparePages(
  browser: TestBrowser,
  expected: Expectation,
  day: string,
): Promise<string[]> {
  const overview = await browser.request(`${BASE}/oversikt/`);
  const offers = await browser.request(`${BASE}/oversikt/tilbud`);
  const faults = [
    ...different('status of the pages', [200, 200], [overview.statusCode, offers.statusCode]),
    ...compareOverview(expected, overview.body),
    ...compareOffersPage(expected, offers.body),
  ];
  for (const each of uniqueNumbers(expected).slice(0, MAX_INSURANCE_PAGES)) {
    const page = await browser.request(`${BASE}/detaljer/${each.agreement.policyNumber}`);
    faults.push(...compareInsurancePage(each, page.statusCode, page.body, day));
  }
  return [
    ...faults,
    ...(await compareOpenedCards(browser, overview.body)),
    ...(await compareNamedInsurances(browser, '/dokumenter', expected, expected.documents)),
    ...(await compareNamedInsurances(browser, '/skadesaker', expected, expected.claims)),
    ...(await compareHiddenPage(browser, expected)),
  ];
}

/**
 * Expects 404 for the page of an insurance that doesn't exist for the customer. Returns a line for a fault.
 */
async function compareHiddenPage(
  browser: TestBrowser,
  { hidden, agreements }: Expectation,
): Promise<string[]> {
  const known = agreements.map(({ agreement }) => agreement.policyNumber);
  const number = hidden.map(({ policyNumber }) => policyNumber).find((each) => !known.includes(each));
  if (number === undefined) return [];
  const { statusCode } = await browser.request(`${BASE}/detaljer/${number}`);
  return different(`page of ${number} of a hidden system: status`, 404, statusCode);
}

/**
 * Opens the cards of the overview that share the address of another. Returns a line for each one that leads to another
 * agreement.
 */
async function compareOpenedCards(browser: TestBrowser, html: string): Promise<string[]> {
  const faults: string[] = [];
  for (const { code, href } of cardsAtOneAddress(html).slice(0, MAX_OPENED_CARDS)) {
    const { body } = await browser.request(href);
    const heading = pageText(between(body, '<h1', '</h1>'));
    faults.push(...different(`card of ${code} leads to ${href}`, true, heading.includes(code)));
  }
  return faults;
}

function cardsAtOneAddress(html: string): { code: string; href: string }[] {
  const cards = [...html.matchAll(/<a [^>]*kfp-agreement"[^>]* href="([^"]*)".*?<\/a>/gs)].flatMap(
    ([card, href = '']) => {
      const [code] = /a\d{7}/.exec(pageText(card)) ?? [];
      return code && href.startsWith(BASE) ? [{ code, href }] : [];
    },
  );
  const pathOf = ({ href }: { href: string }) => href.replace(/\?.*/, '');
  return cards.filter((card) => cards.some((each) => each !== card && pathOf(each) === pathOf(card)));
}

/**
 * Opens a page of documents or claims. Returns a line for each one that the page gives another insurance than that of its
 * system and number.
 */
async function compareNamedInsurances(
  browser: TestBrowser,
  path: string,
  { agreements }: Expectation,
  items: readonly { systemSource: string; id: string; avtalenummer?: string }[],
): Promise<string[]> {
  const text = pageText((await browser.request(`${BASE}${path}`)).body);
  return items.flatMap(({ systemSource, id, avtalenummer }) => {
    const named = /\b[ads]\d{7}/.exec(text.split(id)[1] ?? '')?.[0] ?? '';
    const own = agreements.find(
      ({ key }) => key === keyOf({ systemSource, policyNumber: avtalenummer ?? '' }),
    );
    const isRight = !named.startsWith('a') || (own !== undefined && codeIn(own.agreement) === named);
    return isRight ? [] : [`${path}: ${id} of ${systemSource} ${avtalenummer} names ${named}`];
  });
}

/** Compares the overview with the oracle. Returns a line for each fault. */
export function compareOverview(expected: Expectation, html: string): string[] {
  const text = pageText(html);
  const shown = [...expected.counted, ...expected.shownEnded].map(({ agreement }) => codeIn(agreement));
  // Offers can have equal names.
  const allowed = [...shown, ...expected.offers.map(codeIn)];
  const gone = [
    ...expected.goneEnded.map(({ agreement }) => codeIn(agreement)),
    ...expected.hidden.map(codeIn),
    ...expected.hiddenOffers.map(codeIn),
  ].filter((code) => !allowed.includes(code));
  return [
    ...shown.filter((code) => !text.includes(code)).map((code) => `overview: lacks ${code}`),
    ...gone.filter((code) => text.includes(code)).map((code) => `overview: shows ${code}`),
    ...compareGreeting(expected, text),
    ...compareBadges(expected, text),
    ...compareWaiting(expected, text),
    ...compareRecommendations(expected, html),
  ];
}

function codeIn({ name }: { name: string }): string {
  return name.slice(name.lastIndexOf(' ') + 1);
}

function compareGreeting({ counted }: Expectation, text: string): string[] {
  const [, count] = /Du har (\d+) forsikring/.exec(text) ?? [];
  const [, amount] = /Du har \d+ forsikring(?:er)? for (?:til sammen )?([\d ,]+?) kr\/md/.exec(text) ?? [];
  const month = (sumsOf(counted).month / 100).toFixed(2).replace('.', ',').replace(',00', '');
  return [
    ...different('overview: number in the greeting', counted.length, Number(count ?? 0)),
    ...(amount === undefined ? [] : different('overview: sum', month, amount.replaceAll(' ', ''))),
  ];
}

/** Compares the badges. An agreement under review may also have the badge of its end. */
function compareBadges({ agreements, shownEnded }: Expectation, text: string): string[] {
  const ended = badgesIn(text, 'Avsluttet');
  const wanted = shownEnded.flatMap(({ lastDay }) => (lastDay ? [shortDate(lastDay)] : []));
  const reviewed = agreements
    .filter(({ standing }) => standing === 'UNDER_REVIEW')
    .map(({ agreement }) => shortDate(agreement.endDate ?? ''));
  const ending = agreements.flatMap(({ standing, agreement }) =>
    standing === 'ENDING' && agreement.endDate ? [shortDate(agreement.endDate)] : [],
  );
  return [
    ...missingFrom(ended, wanted).map((date) => `overview: lacks 'Avsluttet ${date}'`),
    ...missingFrom([...wanted, ...reviewed], ended).map((date) => `overview: shows 'Avsluttet ${date}'`),
    ...missingFrom(badgesIn(text, 'Avsluttes'), ending).map((date) => `overview: lacks 'Avsluttes ${date}'`),
  ];
}

/** Returns the dates after a word. */
function badgesIn(text: string, word: string): string[] {
  return [...text.matchAll(/(\w+) (\d\d\.\d\d\.\d{4})/g)].flatMap(([, before, date = '']) =>
    before === word ? [date] : [],
  );
}

/** One task per item, or one for all of them. */
const BILLS_TASK = /Betal (regningen|\d+ regninger)/;
const FILES_TASK = /(En fil|\d+ filer) kom ikke frem/;
const CLAIMS_TASK = /Svar i (skadesaken|\d+ skadesaker)/;

function compareWaiting(expected: Expectation, text: string): string[] {
  const { waits, overdue, waitingClaims, claimsWithFailedFiles, coming } = expected;
  const saysNothing = text.includes('Du har ingenting å gjøre nå');
  const isNamed = (count: number, words: RegExp) =>
    different(`overview: ${words}`, count > 0, words.test(text));
  return [
    ...(waits === 'unsure' ? [] : different("overview: 'ingenting å gjøre'", waits === 'no', saysNothing)),
    ...isNamed(overdue.length, BILLS_TASK),
    ...isNamed(waitingClaims.length, CLAIMS_TASK),
    ...isNamed(claimsWithFailedFiles.length, FILES_TASK),
    ...(saysNothing && waits === 'no'
      ? different("overview: 'Neste:'", coming.length > 0, text.includes('Neste: '))
      : []),
  ];
}

function compareRecommendations({ recommended }: Expectation, html: string): string[] {
  if (!recommended) return [];
  const module = between(html, 'Anbefalt for deg', '/oversikt/kjopsinnganger');
  const links = [...module.matchAll(/<a [^>]*href="\/privat\/forsikring(\/[^"?]+)/g)].map(([, link]) => link);
  return different(
    'overview: recommendations',
    recommended.map((product) => RECOMMENDATION_LINKS[product]),
    links,
  );
}

/** Compares the offers page with the oracle. Returns a line for each fault. */
function compareOffersPage({ offers, hiddenOffers, prices }: Expectation, html: string): string[] {
  const text = between(pageText(html), 'Tilbudene dine', 'Hvor fornøyd');
  const list = text || between(pageText(html), 'Du har ingen tilbud', 'Hvor fornøyd');
  const codes = [...list.matchAll(/o\d{7}/g)].map(([code]) => code);
  const withPrice = [...list.matchAll(/I dag betaler du/g)].length;
  const withOtherCover = [...list.matchAll(/med annen dekning/g)].length;
  const others = [...prices.values()].filter(({ hasOtherCover }) => hasOtherCover).length;
  const hidden = hiddenOffers.map(codeIn).filter((code) => !offers.map(codeIn).includes(code));
  return [
    ...different('offers page: order', withoutRepeats(offers.map(codeIn)), withoutRepeats(codes)),
    ...hidden.filter((code) => html.includes(code)).map((code) => `offers page: holds ${code}`),
    ...different('offers page: present prices', prices.size, withPrice),
    ...different('offers page: other cover', others, withOtherCover),
  ];
}

/** Removes consecutive duplicates: a card contains its name several times. */
function withoutRepeats(codes: readonly string[]): string[] {
  return codes.filter((code, index) => code !== codes[index - 1]);
}

/**
 * Returns the agreements whose number occurs in only one system, since the page's address has only the
 * number.
 */
function uniqueNumbers({ agreements }: Expectation): StandingAgreement[] {
  const numbers = agreements.map(({ agreement }) => agreement.policyNumber);
  return agreements.filter(
    ({ agreement }) =>
      numbers.indexOf(agreement.policyNumber) === numbers.lastIndexOf(agreement.policyNumber),
  );
}

/** Compares the page of an insurance with the oracle. Returns a line for each fault. */
function compareInsurancePage(each: StandingAgreement, status: number, html: string, day: string): string[] {
  const { agreement, standing, key } = each;
  const text = pageText(html);
  const hasLink = html.includes(`/bekreftelser/${key.replace(' ', '/')}`);
  const renewal = renewalOf(each, day);
  const isOver = standing === 'ENDING' || standing === 'ENDED';
  const about = `page of ${key}, ${standing}`;
  return [
    ...different(`${about}: status`, 200, status),
    ...different(`${about}: name`, true, text.includes(codeIn(agreement))),
    ...different(`${about}: link to the confirmation`, canBeConfirmed(each), hasLink),
    ...(renewal ? different(`${about}: renewal ${renewal}`, true, saysDate(text, renewal)) : []),
    ...(isOver ? different(`${about}: renewal`, null, /fornyes|hovedforfall/i.exec(text)?.[0] ?? null) : []),
  ];
}

function saysDate(text: string, day: string): boolean {
  const long = new Intl.DateTimeFormat('nb-NO', { dateStyle: 'long', timeZone: 'UTC' }).format(
    Date.parse(day),
  );
  return text.includes(shortDate(day)) || text.includes(long);
}
