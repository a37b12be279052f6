import type { AgreementDetails } from '../../../contract/agreements.ts';
import { pricesInKroner, pricesInOre } from '../../../contract/in-ore.ts';
import { addDays, daysBetween } from '../../../domain/days.ts';
import { type Prices, yearOf } from '../../../domain/money.ts';
import type { Agreement } from './agreements.ts';
import { GENERATED_DAY } from './dates.ts';
import { wholeKroner } from './prices.ts';
import type { Random } from './random.ts';

type Terms = Pick<AgreementDetails, 'prishistorikk' | 'fornyelse'>;

/** Systems send the terms of a renewal this many days before it. */
const DAYS_BEFORE = 60;
const MAX_EARLIER = 5;
const REASONS = [
  { slag: 'DIN', tekst: 'Du har endret egenandelen' },
  { slag: 'DIN', tekst: 'Du har flyttet' },
  { slag: 'GENERELL', tekst: 'Erstatningene er blitt dyrere' },
  { slag: 'GENERELL', tekst: 'Indeksregulering' },
] as const;

/**
 * Returns the earlier prices of an agreement with a price, and the terms of its renewal if that is near. The
 * dates are `2026-12-31`.
 */
export function makeRenewal(
  random: Random,
  agreement: Agreement,
  hovedforfall: string,
  since: string,
): Terms {
  const now = pricesInOre(agreement);
  const { monthlyOre } = now;
  if (monthlyOre === null || monthlyOre === 0) return {};
  const isNear =
    agreement.avtaleStatus === 'RENEWAL' || daysBetween(GENERATED_DAY, hovedforfall) <= DAYS_BEFORE;
  return {
    prishistorikk: earlierPrices(random, now, monthlyOre, hovedforfall, since),
    ...(isNear ? { fornyelse: nextTerms(random, monthlyOre, hovedforfall) } : {}),
  };
}

/** Returns the price of each period since the agreement began, at most five, with today's price last. */
function earlierPrices(random: Random, now: Prices, monthlyOre: number, renewal: string, since: string) {
  const prices: NonNullable<Terms['prishistorikk']> = [];
  let ore = monthlyOre;
  for (let years = 1; years <= MAX_EARLIER; years += 1) {
    const fra = yearsBefore(renewal, years);
    if (years > 1 && fra < since) break;
    prices.unshift(years === 1 ? priceFrom(fra, now) : priceFrom(fra, pricesOf(ore)));
    ore = wholeKroner((ore * 100) / (100 + random.between(-2, 9)));
  }
  return prices;
}

function nextTerms(random: Random, monthlyOre: number, dato: string): NonNullable<Terms['fornyelse']> {
  const next = wholeKroner((monthlyOre * (100 + random.between(-6, 12))) / 100);
  const { slag, tekst } = random.pick(REASONS);
  const { fra, ...prices } = priceFrom(dato, pricesOf(next));
  return { dato: fra, ...prices, endringsfrist: addDays(dato, -1), grunner: [{ slag, tekst }] };
}

function priceFrom(fra: string, prices: Prices) {
  const { monthlyPrice, yearlyPrice } = pricesInKroner(prices);
  return {
    fra,
    ...(yearlyPrice === undefined ? {} : { aarspris: yearlyPrice }),
    ...(monthlyPrice === undefined ? {} : { maanedspris: monthlyPrice }),
  };
}

function pricesOf(monthlyOre: number): Prices {
  return { monthlyOre, yearlyOre: yearOf(monthlyOre) };
}

/** Returns the same day some years earlier. 29 February becomes 28 February. */
function yearsBefore(date: string, years: number): string {
  const [year, ...rest] = date.split('-');
  return [Number(year) - years, ...rest].join('-').replace(/-02-29$/, '-02-28');
}
