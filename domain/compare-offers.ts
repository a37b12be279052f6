import type { Prices } from './money.ts';
import { offerTotals } from './offer-total.ts';

type Cover = {
  readonly navn: string;
  readonly beskrivelse?: string | undefined;
  readonly inkludert?: boolean | undefined;
  readonly sumOre: number | null;
  readonly deductibleOre: number | null;
};

/** An offer, or the insurance that the customer has today. Amounts are whole øre. */
export type Compared = Prices & {
  readonly packageOffers?: readonly Prices[] | null;
  /** omitted if its system gives no details */
  readonly details?: { readonly deductibleOre: number | null; readonly coverages: readonly Cover[] } | null;
  /** set if a cover that its system sent can't be read */
  readonly uleselig?: readonly string[] | undefined;
};

/** An amount, and its difference from today's. null: unknown, or not comparable. */
export type AmountCell = { ore: number | null; differenceOre: number | null };

/** How a cover differs from today's. `other`: in words that only the system can weigh. */
export type CoverChange =
  | { kind: 'new' | 'lost' | 'other' }
  | { kind: 'sum' | 'deductible'; differenceOre: number };

export type CoverCell = {
  /** null: its system gives no covers */
  isCovered: boolean | null;
  sumOre: number | null;
  deductibleOre: number | null;
  /** only if the descriptions of the cover differ */
  description: string | null;
  changes: readonly CoverChange[];
};

type CoverRow = { name: string; cells: readonly CoverCell[]; isSame: boolean };

export type Comparison = {
  /** the price of a year with the whole package */
  yearly: readonly AmountCell[];
  /** null if no deductible is known */
  deductible: readonly AmountCell[] | null;
  covers: readonly CoverRow[];
};

/**
 * Returns a comparison of offers on the same object with the insurance that the customer has, cover by cover.
 * Today's is the first column, unless it is null; then nothing has a difference (spec: beyond §9). A cover
 * that an offer does not list, next to others, is not covered.
 */
export function comparisonOf(today: Compared | null, offers: readonly Compared[]): Comparison {
  const columns = today ? [today, ...offers] : offers;
  const deductibles = columns.map(({ details }) => details?.deductibleOre ?? null);
  return {
    yearly: amountCells(
      columns.map((each) => offerTotals(each).yearly?.ore ?? null),
      (index) => today !== null && isWithoutPackage(columns[index]),
    ),
    deductible: deductibles.every((ore) => ore === null)
      ? null
      : amountCells(deductibles, () => today !== null),
    covers: coverNames(columns).map((name) => coverRow(name, columns, today !== null)),
  };
}

/** A package has other insurances too, whose price is no difference. */
function isWithoutPackage(compared: Compared | undefined): boolean {
  return !compared?.packageOffers?.length;
}

function amountCells(
  amounts: readonly (number | null)[],
  isComparable: (index: number) => boolean,
): AmountCell[] {
  const first = amounts[0] ?? null;
  return amounts.map((ore, index) => ({
    ore,
    differenceOre: isComparable(index) ? difference(first, ore) : null,
  }));
}

/** Returns null if an amount is unknown, or if they are equal. */
function difference(before: number | null, after: number | null): number | null {
  return before === null || after === null || before === after ? null : after - before;
}

/** Returns the names of all covers, in the order of today's insurance, then of the offers. */
function coverNames(columns: readonly Compared[]): string[] {
  return [...new Set(columns.flatMap(({ details }) => details?.coverages.map(({ navn }) => navn) ?? []))];
}

function coverRow(name: string, columns: readonly Compared[], hasToday: boolean): CoverRow {
  const covers = columns.map((each) => coverOf(name, each));
  const descriptions = new Set(
    covers.flatMap((cover) => (isIncluded(cover) ? (cover?.beskrivelse ?? '') : [])),
  );
  const plain = covers.map((cover): CoverCell => {
    const { sumOre = null, deductibleOre = null, beskrivelse } = cover ?? {};
    if (!isIncluded(cover)) {
      const isCovered = cover === undefined ? null : false;
      return { isCovered, sumOre: null, deductibleOre: null, description: null, changes: [] };
    }
    const description = (descriptions.size > 1 && beskrivelse) || null;
    return { isCovered: true, sumOre, deductibleOre, description, changes: [] };
  });
  const [first] = plain;
  const cells = plain.map((cell) =>
    first && hasToday ? { ...cell, changes: changesOf(first, cell) } : cell,
  );
  return { name, cells, isSame: plain.every((cell) => JSON.stringify(cell) === JSON.stringify(first)) };
}

/** Returns undefined if it is unknown whether the column has the cover, and null if it lists others only. */
function coverOf(name: string, { details, uleselig }: Compared): Cover | null | undefined {
  if (!details || details.coverages.length === 0) return undefined;
  return details.coverages.find(({ navn }) => navn === name) ?? (uleselig ? undefined : null);
}

function isIncluded(cover: Cover | null | undefined): cover is Cover {
  return cover !== null && cover !== undefined && cover.inkludert !== false;
}

function changesOf(before: CoverCell, after: CoverCell): CoverChange[] {
  if (before.isCovered === null || after.isCovered === null) return [];
  if (before.isCovered !== after.isCovered) return [{ kind: after.isCovered ? 'new' : 'lost' }];
  const sum = difference(before.sumOre, after.sumOre);
  const deductible = difference(before.deductibleOre, after.deductibleOre);
  const amounts: CoverChange[] = [
    ...(sum === null ? [] : [{ kind: 'sum' as const, differenceOre: sum }]),
    ...(deductible === null ? [] : [{ kind: 'deductible' as const, differenceOre: deductible }]),
  ];
  if (amounts.length > 0) return amounts;
  const isEqual =
    before.sumOre === after.sumOre &&
    before.deductibleOre === after.deductibleOre &&
    before.description === after.description;
  return isEqual ? [] : [{ kind: 'other' }];
}
