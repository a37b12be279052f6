import { hasPrice, withoutZero } from './agreement-cost.ts';
import { compareTexts } from './compare.ts';
import { type Prices, type PriceUnit, yearOf } from './money.ts';
import { type AgreementDates, renewalDayOf, type Standing } from './standing.ts';

// Decides what the insurance page says about a renewal and about earlier prices (spec: beyond §9). Systems
// leave out parts, and send dates that have passed. Amounts are whole øre, dates are `2026-12-31`.

type Reason = {
  readonly slag?: string | undefined;
  readonly tekst?: string | undefined;
  readonly amountOre: number | null;
};
type RenewalTerms = Prices & {
  readonly dato?: string | undefined;
  readonly endringsfrist?: string | undefined;
  readonly reasons: readonly Reason[];
};
type RenewedAgreement = Prices & { readonly standing: Standing };

/** A reason for a new price. `yearlyOre` is what it adds to a year, negative if it subtracts; null if unknown. */
export type StatedReason = { text: string; yearlyOre: number | null };

export type PriceChange = {
  unit: PriceUnit;
  /** the price before the renewal; null if unknown */
  nowOre: number | null;
  newOre: number;
  /** new price minus the one before; null if that is unknown */
  differenceOre: number | null;
  /** the size of the difference in tenths of a per cent; null if unknown, or less than one tenth */
  permille: number | null;
  /** the difference for a year, next to a difference per month; null if unknown */
  yearlyDifferenceOre: number | null;
};

export type RenewalNotice = {
  /** the first day of the new period, today or later */
  date: string;
  /** null if the new price is unknown */
  price: PriceChange | null;
  /** the last day for changes, also if it has passed; null if unknown */
  deadline: string | null;
  reasons: {
    /** what the customer changed */
    own: readonly StatedReason[];
    /** what changes for all customers */
    general: readonly StatedReason[];
    /** of a kind that the portal does not know */
    other: readonly StatedReason[];
  };
};

/** Returns what to say about a renewal; null if there is none to come, or its system gives no terms. */
export function renewalNotice(
  agreement: RenewedAgreement,
  details: AgreementDates & { readonly renewal?: RenewalTerms | undefined },
  today: string,
): RenewalNotice | null {
  const { renewal } = details;
  const date = renewalDayOf(agreement, details, today);
  if (!renewal || !date || (renewal.dato !== undefined && renewal.dato < today)) return null;
  const { reasons } = renewal;
  return {
    date,
    price: priceOn(date === today, priceChange(agreement, renewal)),
    deadline: renewal.endringsfrist ?? null,
    reasons: {
      own: stated(reasons.filter(({ slag }) => slag === 'DIN')),
      general: stated(reasons.filter(({ slag }) => slag === 'GENERELL')),
      other: stated(reasons.filter(({ slag }) => slag !== 'DIN' && slag !== 'GENERELL')),
    },
  };
}

/**
 * Returns the price to show on the day of a renewal, or before it. On the day, a system that gives the new price does so
 * already as the agreement's price, and the one before is unknown.
 */
function priceOn(isDayOfRenewal: boolean, price: PriceChange | null): PriceChange | null {
  if (!isDayOfRenewal || price?.differenceOre !== 0) return price;
  return { ...price, nowOre: null, differenceOre: null };
}

function stated(reasons: readonly Reason[]): StatedReason[] {
  return reasons.flatMap(({ tekst = '', amountOre }) => {
    const text = tekst.trim();
    return text ? [{ text, yearlyOre: amountOre === 0 ? null : amountOre }] : [];
  });
}

/**
 * Returns the change per month if both prices are known per month, otherwise per year, also if only the year
 * changes. Null if the new price is unknown.
 */
function priceChange(today: Prices, renewed: Prices): PriceChange | null {
  const [before, after] = [withoutZero(today), withoutZero(renewed)];
  const unit = changesInYearAlone(before, after)
    ? 'kr/år'
    : unitOf(hasPrice(before) ? [before, after] : [after]);
  const [nowOre, newOre] = [priceIn(before, unit), priceIn(after, unit)];
  if (newOre === null) return null;
  const differenceOre = nowOre === null ? null : newOre - nowOre;
  return {
    unit,
    nowOre,
    newOre,
    differenceOre,
    permille: nowOre && differenceOre ? Math.round((Math.abs(differenceOre) * 1000) / nowOre) || null : null,
    yearlyDifferenceOre: unit === 'kr/md' ? yearlyDifference(before, after, differenceOre) : null,
  };
}

function changesInYearAlone(before: Prices, after: Prices): boolean {
  const hasYears = before.yearlyOre !== null && after.yearlyOre !== null;
  return hasYears && before.monthlyOre === after.monthlyOre && before.yearlyOre !== after.yearlyOre;
}

/** Returns null if the yearly prices contradict the monthly ones. */
function yearlyDifference(before: Prices, after: Prices, monthlyOre: number | null): number | null {
  if (!monthlyOre) return null;
  if (before.yearlyOre === null || after.yearlyOre === null) return yearOf(monthlyOre);
  const difference = after.yearlyOre - before.yearlyOre;
  return Math.sign(difference) === Math.sign(monthlyOre) ? difference : null;
}

type EarlierPrice = Prices & { readonly fra?: string | undefined };

/** The price of one year. `ore` is null if no system gives it. */
export type PriceOfYear = {
  /** `2026` */
  year: string;
  /** the date from which the price applies; null if unknown */
  from: string | null;
  ore: number | null;
  /** whether it is today's price */
  isNow: boolean;
};

export type PriceYears = { unit: PriceUnit; years: readonly PriceOfYear[] };

/** Maximum number of years shown. */
const MAX_YEARS = 5;

/**
 * Returns the prices of up to five years, the earliest first, or null if fewer than two are known. Of several
 * prices that begin in a year, the last one counts. A year between two others without a price has null. The
 * last price is always today's price of the agreement, if that is known.
 */
export function priceYears(
  history: readonly EarlierPrice[],
  agreement: RenewedAgreement,
  today: string,
): PriceYears | null {
  if (agreement.standing === 'ENDED') return null;
  const begun = history.flatMap(({ fra, ...prices }) =>
    fra !== undefined && fra <= today && hasPrice(prices) ? [{ fra, ...withoutZero(prices) }] : [],
  );
  const now = withoutZero(agreement);
  const unit = unitOf(hasPrice(now) ? [...begun, now] : begun);
  const known = withPriceNow(lastOfEachYear(begun, unit), priceIn(now, unit), today.slice(0, 4));
  const last = Number(known.at(-1)?.year ?? 0);
  const shown = known.filter(({ year }) => Number(year) > last - MAX_YEARS);
  if (shown.length < 2 || shown.every(({ ore }) => ore === 0)) return null;
  return { unit, years: withGaps(shown) };
}

function lastOfEachYear(begun: readonly (Prices & { fra: string })[], unit: PriceUnit): PriceOfYear[] {
  const sorted = begun.toSorted((one, other) => compareTexts(one.fra, other.fra));
  const byYear = new Map(sorted.map((each) => [each.fra.slice(0, 4), each]));
  return Array.from(byYear, ([year, each]) => ({
    year,
    from: each.fra,
    ore: priceIn(each, unit),
    isNow: false,
  }));
}

/** Marks today's price. It replaces or follows a last price that differs, which is out of date. */
function withPriceNow(years: readonly PriceOfYear[], nowOre: number | null, year: string): PriceOfYear[] {
  const last = years.at(-1);
  if (!last || nowOre === null) return [...years];
  if (last.ore === nowOre) return [...years.slice(0, -1), { ...last, isNow: true }];
  const now = { year, from: null, ore: nowOre, isNow: true };
  return last.year === year ? [...years.slice(0, -1), now] : [...years, now];
}

function withGaps(years: readonly PriceOfYear[]): PriceOfYear[] {
  const [first, last] = [Number(years[0]?.year), Number(years.at(-1)?.year)];
  return Array.from({ length: last - first + 1 }, (_, index) => {
    const year = String(first + index);
    return years.find((each) => each.year === year) ?? { year, from: null, ore: null, isNow: false };
  });
}

/** Returns the unit in which all prices are known. */
function unitOf(prices: readonly Prices[]): PriceUnit {
  return prices.every(({ monthlyOre }) => monthlyOre !== null) ? 'kr/md' : 'kr/år';
}

/** Returns the price in a unit. A year costs twelve months if its price is not given. */
function priceIn({ monthlyOre, yearlyOre }: Prices, unit: PriceUnit): number | null {
  if (unit === 'kr/md') return monthlyOre;
  return yearlyOre ?? (monthlyOre === null ? null : yearOf(monthlyOre));
}
