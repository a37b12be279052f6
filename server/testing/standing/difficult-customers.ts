import type { PortfolioCustomer } from '../../../commands/portfolio/format.ts';
import { nationalIds } from '../../../commands/portfolio/generate/national-ids.ts';
import { Random } from '../../../commands/portfolio/generate/random.ts';
import { type Making, makeAgreement, makeOffer } from './difficult-insurance.ts';
import {
  makeClaim,
  makeDocument,
  makeInvoice,
  makeMessage,
  makeRecommendations,
  makeTasks,
} from './difficult-papers.ts';
import { makeThings } from './things.ts';

/** A customer of the portfolio file, and the host of their login. */
export type DifficultCustomer = { customer: PortfolioCustomer; host: string };

/**
 * The hosts and bank numbers of customers. Only those of the partner group enable the integration
 * (spec: overview §6).
 */
const ORIGINS: readonly { host: string; bank?: string }[] = [
  { host: 'localhost:8000' },
  { host: 'localhost:8000' },
  { host: 'dnb.localhost:8000', bank: '9999' },
  { host: 'sb1.localhost:8000', bank: '502' },
  { host: 'none.localhost:8000', bank: '02050' },
  { host: 'localhost:8000', bank: '2050' },
  { host: 'dnb.localhost:8000', bank: '0502' },
  { host: 'eika.localhost:8000' },
  { host: 'fana.localhost:8000', bank: '9999' },
  { host: 'sbm.localhost:8000', bank: '2050' },
];
/**
 * One of every `LONG_EVERY` customers has long lists. One of every `LEAVING_EVERY` has many insurances that
 * all end soon.
 */
const LONG_EVERY = 90;
const LONGEST = 500;
const LEAVING_EVERY = 20;
const LEAVING_SIZE = 14;

/**
 * Returns customers whose data cover the edge cases of section 6. They depend only on the seed and the day.
 */
export function difficultCustomers(count: number, seed: number, day: string): DifficultCustomer[] {
  const ids = nationalIds(seed);
  return Array.from({ length: count }, (_, index) =>
    makeCustomer(String(ids.next().value), index, day, new Random(seed, index + 1)),
  );
}

function makeCustomer(ssn: string, index: number, day: string, random: Random): DifficultCustomer {
  const { host, bank } = random.pick(ORIGINS);
  const isLeaving = index % LEAVING_EVERY === LEAVING_EVERY - 1;
  const things = makeThings(random, isLeaving ? LEAVING_SIZE : random.between(1, 5));
  const making: Making = { random, day, number: index, things, isLeaving };
  const sizeOf = () =>
    index % LONG_EVERY === LONG_EVERY - 1 ? random.between(20, LONGEST) : someSize(random);
  const list = <Item>(make: (making: Making, item: number) => Item, length = sizeOf()) =>
    Array.from({ length }, (_, item) => make(making, item));
  const customer: PortfolioCustomer = {
    ssn,
    navn: 'Kim Nordmann',
    niceKundenummer: String(20_000_000 + index),
    ...(bank ? { loginBankplassRegisterNummer: bank } : {}),
    avtaler: list(makeAgreement, isLeaving ? LEAVING_SIZE : sizeOf()),
    tilbud: list(makeOffer),
    fakturaer: list(makeInvoice),
    skader: list(makeClaim),
    meldinger: list(makeMessage),
    dokumenter: list(makeDocument),
    ...makeTasks(making),
    ...(random.percent(30) ? { kundekommunikasjon: { hasUlesteMeldinger: random.percent(50) } } : {}),
    ...makeRecommendations(making),
  };
  return { customer, host };
}

function someSize(random: Random): number {
  return random.pick([0, 0, 1, 1, 2, 3, 4, 6, 9, 14]);
}
