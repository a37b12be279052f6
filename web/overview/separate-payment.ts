import type { PaymentInOre, SummaryInOre } from '../../contract/summary-in-ore.ts';

/** Returns the next payment if it is not among the coming dates, so that it is shown once; otherwise null. */
export function separatePayment({ nextPayment, comingDates }: SummaryInOre): PaymentInOre | null {
  const isListed = comingDates.some(
    ({ amountOre, dato }) => amountOre !== null && dato === nextPayment?.forfallsdato,
  );
  return isListed ? null : nextPayment;
}
