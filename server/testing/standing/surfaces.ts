import type { Answers, ListAnswer, OneAnswer, PriceAnswer } from './answers.ts';
import { confirmationSample, sampleOf } from './answers.ts';
import { shortDate } from './days.ts';
import { different, differentItems } from './differences.ts';
import {
  type Agreement,
  canBeConfirmed,
  costOf,
  type Expectation,
  isSupported,
  itemKey,
  keyOf,
  type StandingAgreement,
  sumsOf,
} from './oracle.ts';
import { type Compare, SUMMARY_SURFACES } from './summary-surfaces.ts';

/** The surfaces of the API. */
export const SURFACES: Readonly<Record<string, Compare>> = {
  'every call': (_expected, { failures }) => failures,
  'the main agreements': ({ main }, answers) => compareList(main, answers.main),
  "the partner group's agreements": ({ integration }, answers) =>
    compareList(integration, answers.integration),
  'an agreement by its number': compareSingles,
  'the offers': compareOffers,
  'the present prices': comparePrices,
  ...SUMMARY_SURFACES,
  'the calendar': compareCalendar,
  'the confirmations': compareConfirmations,
  'the papers': comparePapers,
  'the data export': compareMyData,
};

function compareList(expected: readonly StandingAgreement[], list: ListAnswer): string[] {
  const sums = sumsOf(expected);
  return [
    ...differentItems(
      'agreements',
      expected.map(({ key, standing }) => `${key} ${standing}`),
      list.avtaler.map((each) => `${keyOf(each)} ${each.standing}`),
    ),
    ...different('monthlySum in øre', sums.month, Math.round(list.monthlySum * 100)),
    ...different('yearlySum in øre', sums.year, Math.round(list.yearlySum * 100)),
    ...different('systemSourceError', false, list.systemSourceError),
  ];
}

function compareSingles(expected: Expectation, { single }: Answers): string[] {
  const { known, hidden } = sampleOf(expected);
  const wanted = [
    ...known.map(({ key, standing }) => `${key} 200 ${standing}`),
    ...hidden.map((key) => `${key} 404 undefined`),
  ];
  return differentItems(
    'agreement',
    wanted,
    single.map(({ key, status, standing }) => `${key} ${status} ${standing}`),
  );
}

/** The list may contain unsupported offers. They are neither shown nor counted. */
function compareOffers(expected: Expectation, { offers, count }: Answers): string[] {
  const wanted = expected.offers.map(keyOf);
  const hidden = expected.hiddenOffers.map(keyOf);
  const keys = offers.tilbud.map(keyOf);
  const shown = keys.filter((key) => wanted.includes(key));
  return [
    ...differentItems('offers', wanted, shown),
    ...(shown.length === wanted.length ? different('order of offers', wanted, shown) : []),
    ...differentItems(
      'supported offers',
      wanted,
      offers.tilbud.filter(({ productType }) => isSupported(productType)).map(keyOf),
    ),
    ...keys.filter((key) => hidden.includes(key)).map((key) => `offers: ${key} of a hidden system`),
    ...different('count of offers', wanted.length, count.antall),
    ...different('systemSourceError', [false, false], [offers.systemSourceError, count.systemSourceError]),
  ];
}

function comparePrices(expected: Expectation, { prices, offers }: Answers): string[] {
  const listed = new Set(offers.tilbud.filter((each) => !isSupported(each.productType)).map(keyOf));
  const given = prices.priser.filter((price) => !listed.has(keyOf(price)));
  const wanted = [...expected.prices].map(
    ([key, { hasOtherCover }]) => `${key} other cover: ${hasOtherCover}`,
  );
  const priced = given.flatMap((price) => {
    const agreement = expected.prices.get(keyOf(price))?.agreement;
    return agreement ? contradictions(agreement, price) : [];
  });
  return [
    ...differentItems(
      'present prices',
      wanted,
      given.map((price) => `${keyOf(price)} other cover: ${price.annenDekning === true}`),
    ),
    ...priced,
  ];
}

/** A price that the agreement lacks may be derived from the other one. */
function contradictions(agreement: Agreement, price: PriceAnswer): string[] {
  const { month, year } = costOf(agreement);
  const [givenMonth, givenYear] = [price.monthlyPrice, price.yearlyPrice];
  const isOwn = (given: number | undefined, own: number | undefined, cost: number) =>
    given === undefined ? own === undefined : Math.round(given * 100) === cost;
  return [
    ...(isOwn(givenMonth, agreement.monthlyPrice, month) ? [] : [`${keyOf(price)}: monthly ${givenMonth}`]),
    ...(isOwn(givenYear, agreement.yearlyPrice, year) ? [] : [`${keyOf(price)}: yearly ${givenYear}`]),
  ];
}

function compareCalendar(expected: Expectation, { calendar }: Answers): string[] {
  const dates = [...expected.coming, ...expected.offerDates];
  const names = new Set(dates.flatMap(({ navn }) => navn?.toLowerCase() ?? []));
  const nameIn = (summary: string) => [...names].find((name) => summary.includes(name)) ?? summary;
  return differentItems(
    'calendar',
    dates.map(({ dato, slag, navn, belop }) => `${dato} ${slag} ${navn?.toLowerCase() ?? amountOf(belop)}`),
    calendar.map(({ dato, slag, summary }) => {
      const amount = /([\d ]+(?:,\d\d)?) kr$/.exec(summary)?.[1]?.replaceAll(' ', '');
      return `${dato} ${slag} ${amount ?? nameIn(summary)}`;
    }),
  );
}

/** Returns kroner as 2094,50, or as 2094 for whole kroner. */
function amountOf(kroner = 0): string {
  return kroner.toFixed(2).replace('.', ',').replace(',00', '');
}

function compareConfirmations(expected: Expectation, { confirmations }: Answers): string[] {
  const sample = confirmationSample(expected);
  const wanted = sample.map((each) =>
    canBeConfirmed(each) ? `${each.key} 200 undefined` : `${each.key} 409 KAN_IKKE_BEKREFTES`,
  );
  return [
    ...differentItems(
      'confirmation',
      [...wanted, ...sampleOf(expected).hidden.map((key) => `${key} 404 undefined`)],
      confirmations.map(({ key, status, code }) => `${key} ${status} ${code}`),
    ),
    ...sample.flatMap((each) => wrongConfirmation(each, confirmations)),
  ];
}

/** The words for a cancelled insurance that will end. */
const CANCELLED = /sagt opp|oppsagt|annuller|avslutte/;

function wrongConfirmation(each: StandingAgreement, answers: readonly OneAnswer[]) {
  const { key, agreement, standing } = each;
  const text = answers
    .find((answer) => answer.key === key)
    ?.text?.replace(/\s+/g, ' ')
    .toLowerCase();
  if (text === undefined || !canBeConfirmed(each)) return [];
  const { endDate, avtaleDetaljer = {} } = agreement;
  const wanted = [agreement.policyNumber];
  const unwanted: string[] = [];
  if (standing === 'ENDING' && !endDate && !CANCELLED.test(text)) wanted.push('sagt opp');
  if (standing === 'ENDING' && endDate) wanted.push('til og med', ...dayTexts(text, endDate));
  if (standing === 'TEMPORARY') wanted.push('midlertidig');
  if (standing === 'NOT_STARTED') wanted.push('gjelder fra', ...dayTexts(text, avtaleDetaljer.gjelderFra));
  if (standing === 'ENDING') unwanted.push('fornyes');
  if (standing !== 'ENDING') unwanted.push('til og med');
  return [
    ...wanted.filter((each) => !text.includes(each)).map((each) => `confirmation of ${key} lacks ${each}`),
    ...unwanted.filter((each) => text.includes(each)).map((each) => `confirmation of ${key} says ${each}`),
  ];
}

/** Returns the date in the format that the text should have: with the month as a number or a name. */
function dayTexts(text: string, day: string | undefined): string[] {
  if (day === undefined) return [];
  const long = new Intl.DateTimeFormat('nb-NO', { dateStyle: 'long', timeZone: 'UTC' }).format(
    Date.parse(day),
  );
  return [text.includes(long) ? long : shortDate(day)];
}

function comparePapers(expected: Expectation, answers: Answers): string[] {
  const billText = ({
    status,
    forfallsdato,
    belop,
  }: {
    status: string;
    forfallsdato: string;
    belop: number;
  }) => `${forfallsdato} ${belop} ${status}`;
  return [
    ...differentItems(
      'bills',
      expected.invoices.map((each) => `${itemKey(each)} ${billText(each)}`),
      answers.invoices.fakturaer.map((each) => `${itemKey(each)} ${billText(each)}`),
    ),
    ...differentItems('claims', expected.claims.map(itemKey), answers.claims.skader.map(itemKey)),
    ...differentItems(
      'documents',
      expected.documents.map(itemKey),
      answers.documents.dokumenter.map(itemKey),
    ),
    ...differentItems('messages', expected.messages.map(itemKey), answers.messages.meldinger.map(itemKey)),
  ];
}

/** The export contains all stored offers, also those that are not shown. */
function compareMyData(expected: Expectation, { myData }: Answers): string[] {
  const offers = myData.tilbud.map(keyOf);
  const hidden = expected.hiddenOffers.map(keyOf);
  return [
    ...differentItems(
      'export of agreements',
      expected.agreements.map(({ key }) => key),
      myData.avtaler.map(keyOf),
    ),
    ...expected.offers
      .map(keyOf)
      .filter((key) => !offers.includes(key))
      .map((key) => `export of offers: missing ${key}`),
    ...offers.filter((key) => hidden.includes(key)).map((key) => `export of offers: unexpected ${key}`),
    ...differentItems('export of bills', expected.invoices.map(itemKey), myData.fakturaer.map(itemKey)),
    ...differentItems('export of claims', expected.claims.map(itemKey), myData.skader.map(itemKey)),
    ...differentItems('export of messages', expected.messages.map(itemKey), myData.meldinger.map(itemKey)),
    ...differentItems('export of documents', expected.documents.map(itemKey), myData.dokumenter.map(itemKey)),
  ];
}
