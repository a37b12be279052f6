/** The amounts of which the largest below the insured sum is the example's payout, in øre. */
const PAYOUTS = [500_000, 100_000];

/** What a loss costs, and what the customer then gets, in øre. */
type DeductibleExample = { costOre: number; payoutOre: number };

/** Returns an example of a deductible, in øre; null if it is unknown, or the sum too small for one (spec: beyond §8). */
export function deductibleExample(
  deductibleOre: number | null,
  sumOre: number | null,
): DeductibleExample | null {
  const payoutOre = PAYOUTS.find((each) => sumOre === null || each <= sumOre);
  if (deductibleOre === null || payoutOre === undefined) return null;
  return { costOre: deductibleOre + payoutOre, payoutOre };
}
