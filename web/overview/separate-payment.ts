import type { PaymentInOre, SummaryInOre } from '../../contract/summary-in-ore.ts';

/** Returns the next payment if no coming date is a payment, so that it is shown once; otherwise null. */
export function separatePayment({ nextPayment, comingDates }: SummaryInOre): PaymentInOre | null {
  return comingDates.some(({ amountOre }) => amountOre !== null) ? null : nextPayment;
}
