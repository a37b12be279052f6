import type { PortfolioCustomer } from '../../../commands/portfolio/format.ts';
import type { Random } from '../../../commands/portfolio/generate/random.ts';
import { SYSTEMS } from '../../../domain/systems.ts';
import { addDays } from './days.ts';
import { DAYS_AHEAD, DAYS_SHOWN } from './oracle.ts';
import type { Thing } from './things.ts';

export type Agreement = NonNullable<PortfolioCustomer['avtaler']>[number];
export type Offer = NonNullable<PortfolioCustomer['tilbud']>[number];
type AgreementDetails = NonNullable<Agreement['avtaleDetaljer']>;

/** The input for a customer's items: `number` is unique to the customer, `day` is today in Oslo. */
export type Making = {
  random: Random;
  day: string;
  number: number;
  things: readonly Thing[];
  /** all insurances of the customer end within about a month from today */
  isLeaving: boolean;
};

/** Days from today at which a rule changes the result, or could by mistake. */
const OFFSETS = [-400, -40, ...around(-DAYS_SHOWN), -1, 0, 1, ...around(DAYS_AHEAD), 400];
const WEIGHTED_STATUSES = [
  { status: undefined, weight: 15 },
  { status: 'ACTIVE', weight: 45 },
  { status: 'PENDING', weight: 15 },
  { status: 'RENEWAL', weight: 15 },
  { status: 'PROCESSING', weight: 10 },
] as const;
const WEIGHTED_STATUS_TEXTS = [
  { text: undefined, weight: 50 },
  { text: 'Til Annullasjon', weight: 40 },
  { text: 'Aktiv', weight: 5 },
  { text: 'Annullert', weight: 5 },
] as const;
const COVERAGES: readonly NonNullable<AgreementDetails['dekninger']>[] = [
  [{ navn: 'Ansvar' }, { navn: 'Kasko', egenandel: 6000 }],
  [{ navn: 'Ansvar' }, { navn: 'Kasko', egenandel: 6000, inkludert: false }],
  [],
];

const PLACES = ['Lindeveien 14', 'Lindeveien 14, 1415 Oppegård', 'Storgata 1'] as const;
const NUMBERS = ['EL 04821', 'EL04821', 'EL 04822'] as const;

function around(days: number): readonly number[] {
  return [days - 1, days, days + 1];
}

/** Returns a date on or near a day at which a rule changes the result. */
export function someDay({ random, day }: Making): string {
  return addDays(day, random.pick(OFFSETS));
}

/** Returns the field with the value in `share` percent of the calls, otherwise an empty object. */
export function sometimes<Name extends string, Value>(
  random: Random,
  share: number,
  name: Name,
  value: () => Value,
): { [Key in Name]?: Value } {
  return random.percent(share) ? ({ [name]: value() } as { [Key in Name]: Value }) : {};
}

/**
 * Returns a code that occurs only in one item's name: a letter, the customer's number and the item's number.
 */
export function codeOf(letter: string, customer: number, item: number): string {
  return `${letter}${String(customer).padStart(4, '0')}${String(item).padStart(3, '0')}`;
}

/** Returns an agreement of the customer. The same number occurs in several systems. */
export function makeAgreement(making: Making, item: number): Agreement {
  const agreement = someAgreement(making, item);
  if (!making.isLeaving) return agreement;
  const endDate = addDays(making.day, making.random.pick([0, 1, ...around(DAYS_AHEAD)]));
  return { ...agreement, avtaleStatus: 'ACTIVE', avtaleStatusDescription: 'Til Annullasjon', endDate };
}

function someAgreement(making: Making, item: number): Agreement {
  const { random, number, things, isLeaving } = making;
  const own = isLeaving ? things[item % things.length] : undefined;
  const { productType, word, descriptions } = own ?? random.pick(things);
  const { status } = random.weighted(WEIGHTED_STATUSES);
  const { text } = random.weighted(WEIGHTED_STATUS_TEXTS);
  return {
    policyNumber: String(80_000_000 + Math.floor(item / SYSTEMS.length)),
    name: `${word} ${codeOf('a', number, item)}`,
    ...described(random, descriptions),
    ...somePrices(random),
    productType,
    systemSource: systemOf(making, item),
    ...(status ? { avtaleStatus: status } : {}),
    ...(text ? { avtaleStatusDescription: text } : {}),
    ...sometimes(random, 75, 'endDate', () => someDay(making)),
    ...sometimes(random, 85, 'avtaleDetaljer', () => someDetails(making)),
  };
}

/**
 * Any `SYSTEMS.length` consecutive items have different systems, so that numbers stay unique within a system.
 */
function systemOf({ number, random }: Making, item: number) {
  return SYSTEMS[(item * 3 + number) % SYSTEMS.length] ?? random.pick(SYSTEMS);
}

function described(random: Random, descriptions: readonly string[]) {
  if (random.percent(6)) return {};
  return { description: random.percent(4) ? '' : random.pick(descriptions) };
}

function someDetails(making: Making): AgreementDetails {
  const { random } = making;
  return {
    ...sometimes(random, 70, 'hovedforfall', () => someDay(making)),
    ...sometimes(random, 60, 'gjelderFra', () => someDay(making)),
    ...sometimes(random, 30, 'fornyelse', () => someRenewal(making)),
    ...sometimes(random, 30, 'prishistorikk', () => someHistory(making)),
    ...sometimes(random, 30, 'dekninger', () => random.pick(COVERAGES)),
    ...sometimes(random, 20, 'forsikringssted', () => random.pick(PLACES)),
    ...sometimes(random, 20, 'opplysninger', () => [
      { navn: 'Årsmodell', verdi: '2019' },
      { navn: 'Registreringsnummer', verdi: random.pick(NUMBERS) },
    ]),
  };
}

function someRenewal(making: Making): NonNullable<AgreementDetails['fornyelse']> {
  const { random } = making;
  return {
    ...sometimes(random, 85, 'dato', () => someDay(making)),
    ...sometimes(random, 60, 'maanedspris', () => random.between(0, 900)),
    ...sometimes(random, 60, 'aarspris', () => random.between(0, 9000)),
    ...sometimes(random, 60, 'endringsfrist', () => someDay(making)),
    ...sometimes(random, 60, 'grunner', () => [{ slag: 'DIN', tekst: 'Du har flyttet', belop: -100 }, {}]),
  };
}

function someHistory(making: Making): NonNullable<AgreementDetails['prishistorikk']> {
  const { random } = making;
  return Array.from({ length: random.between(0, 4) }, () => ({
    ...sometimes(random, 90, 'fra', () => someDay(making)),
    ...sometimes(random, 70, 'maanedspris', () => random.between(0, 900)),
    ...sometimes(random, 50, 'aarspris', () => random.between(0, 9000)),
  }));
}

function somePrices(random: Random): { monthlyPrice?: number; yearlyPrice?: number } {
  const ore = random.between(1, 200_000);
  return random.pick([
    {},
    { monthlyPrice: 0 },
    { monthlyPrice: 0, yearlyPrice: 0 },
    { monthlyPrice: ore / 100 },
    { monthlyPrice: 186.5, yearlyPrice: 2238 },
    { monthlyPrice: ore / 100, yearlyPrice: (ore * 12 - 7) / 100 },
    { yearlyPrice: ore / 100 },
    { yearlyPrice: 1000 },
  ]);
}

/** Returns a saved offer. Some have equal names, so that the description decides their order. */
export function makeOffer(making: Making, item: number): Offer {
  const { random, number, things } = making;
  const { productType, word, descriptions } = random.pick(things);
  return {
    policyNumber: String(50_000_000 + Math.floor(item / SYSTEMS.length)),
    versionNumber: 1,
    name: `${word} ${codeOf('o', number, random.percent(10) ? 999 : item)}`,
    ...described(random, descriptions),
    ...somePrices(random),
    productType,
    systemSource: systemOf(making, item),
    ...sometimes(random, 80, 'expirationDate', () => someDay(making)),
    ...sometimes(random, 40, 'avtaleDetaljer', () => someDetails(making)),
    ...sometimes(random, 10, 'pakkeTilbud', () => [{ policyNumber: `P${item}`, productType: 'INNBO' }]),
  };
}
