import { texts } from '#texts/tasks.ts';
import type { SummaryInOre } from '../../contract/summary-in-ore.ts';
import { formatDay, formatOre } from '../platform/format.ts';
import type { InlineFact } from '../ui/MarkedText.tsx';

/** The next date of a customer without tasks: the event in parts, and the day as text. */
export type NextDate = { what: readonly InlineFact[]; day: string };

/**
 * Returns the earliest of the next payment and the coming dates, or null if there are none (spec: beyond §6). In an
 * answer of the version before, the dates are without the next payment.
 */
export function nextDateOf(
  { nextPayment, comingDates: [first] }: Pick<SummaryInOre, 'nextPayment' | 'comingDates'>,
  today: string,
): NextDate | null {
  const bill = (amountOre: number, date: string) => ({
    what: [texts.next.bill(formatOre(amountOre, 'kr'))],
    day: dayOf(date, today),
  });
  if (nextPayment && (!first || nextPayment.forfallsdato < first.dato)) {
    return bill(nextPayment.amountOre, nextPayment.forfallsdato);
  }
  if (!first) return null;
  const { dato, slag, navn = '', amountOre } = first;
  if (amountOre !== null) return bill(amountOre, dato);
  const verb = texts.next.kinds[slag as keyof typeof texts.next.kinds];
  return verb ? { what: [{ source: navn }, verb], day: dayOf(dato, today) } : null;
}

function dayOf(date: string, today: string): string {
  return date === today ? texts.next.today : formatDay(date, today);
}
