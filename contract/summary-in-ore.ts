import { toKroner, toOre } from '../domain/money.ts';
import type { ComingDate, Payment, Summary } from './summary.ts';

// The conversion of the summary is in its own file. In `in-ore.ts`, every first view would load it.

export type PaymentInOre = Omit<Payment, 'belop'> & { amountOre: number };
/** A coming date. `amountOre` is null if it is not a payment. */
export type ComingDateInOre = Omit<ComingDate, 'belop'> & { amountOre: number | null };
/** The customer's coming payments and dates. `nextPayment` and `unpaid` are null if there are none. */
export type SummaryInOre = Omit<Summary, 'nesteBetaling' | 'ubetalt' | 'kommende'> & {
  nextPayment: PaymentInOre | null;
  unpaid: { antall: number; forfallsdato: string; amountOre: number } | null;
  comingDates: ComingDateInOre[];
};

/** Returns the overview's summary from the wire with its amounts in øre. */
export function summaryInOre({ nesteBetaling, ubetalt, kommende, ...rest }: Summary): SummaryInOre {
  return {
    ...rest,
    nextPayment: nesteBetaling ? amountInOre(nesteBetaling) : null,
    unpaid: ubetalt ? amountInOre(ubetalt) : null,
    comingDates: kommende.map(({ belop, ...date }) => ({
      ...date,
      amountOre: belop === undefined ? null : toOre(belop),
    })),
  };
}

/** Returns the overview's summary for the wire, with its amounts in kroner. */
export function summaryInKroner({ nextPayment, unpaid, comingDates, ...rest }: SummaryInOre): Summary {
  return {
    ...rest,
    ...(nextPayment ? { nesteBetaling: amountInKroner(nextPayment) } : {}),
    ...(unpaid ? { ubetalt: amountInKroner(unpaid) } : {}),
    kommende: comingDates.map(({ amountOre, ...date }) => ({
      ...date,
      ...(amountOre === null ? {} : { belop: toKroner(amountOre) }),
    })),
  };
}

function amountInOre<Rest extends object>({ belop, ...rest }: Rest & { belop: number }) {
  return { ...rest, amountOre: toOre(belop) };
}

function amountInKroner<Rest extends object>({ amountOre, ...rest }: Rest & { amountOre: number }) {
  return { ...rest, belop: toKroner(amountOre) };
}
