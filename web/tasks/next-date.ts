import { texts } from '#texts/tasks.ts';
import type { SummaryInOre } from '../../contract/summary-in-ore.ts';
import { formatDay, formatOre } from '../platform/format.ts';
import type { InlineFact } from '../ui/InlineFacts.tsx';

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
  if (nextPayment && (!first || nextPayment.forfallsdato < first.dato)) {
    const { amountOre, forfallsdato } = nextPayment;
    return { what: [texts.next.bill(formatOre(amountOre, 'kr'))], day: formatDay(forfallsdato, today) };
  }
  if (!first) return null;
  const { dato, slag, navn = '', amountOre } = first;
  const day = formatDay(dato, today);
  if (amountOre !== null) return { what: [texts.next.bill(formatOre(amountOre, 'kr'))], day };
  const verb = texts.next.kinds[slag as keyof typeof texts.next.kinds];
  return verb ? { what: [{ source: navn }, verb], day } : null;
}
