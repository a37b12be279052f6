import { texts } from '#texts/tasks.ts';
import type { SummaryInOre } from '../../contract/summary-in-ore.ts';
import { formatDay, formatOre } from '../platform/format.ts';
import type { InlineFact } from '../ui/InlineFacts.tsx';

/** The next date of a customer without tasks: the event in parts, and the day as text. */
export type NextDate = { what: readonly InlineFact[]; day: string };

/** Returns the earliest of the coming dates, or null if there are none (spec: beyond §6). */
export function nextDateOf(
  { comingDates: [first] }: Pick<SummaryInOre, 'comingDates'>,
  today: string,
): NextDate | null {
  if (!first) return null;
  const { dato, slag, navn = '', amountOre } = first;
  const day = formatDay(dato, today);
  if (amountOre !== null) return { what: [texts.next.bill(formatOre(amountOre, 'kr'))], day };
  const verb = texts.next.kinds[slag as keyof typeof texts.next.kinds];
  return verb ? { what: [{ source: navn }, verb], day } : null;
}
