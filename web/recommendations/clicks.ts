import { addressOf, PATHS } from '../../domain/paths.ts';
import type { AnalyticsPayloads } from '../analytics/analytics-events.ts';

/** The address of 'Se alle våre forsikringer' (spec: overview §2.7). */
export const SEE_ALL_HREF = addressOf(PATHS.purchaseEntries);

export type Click = AnalyticsPayloads['button click'];

/** Returns the analytics payload of a click in the module: the clicked text, and its product. */
export function clickOn(name: string, id: string, product?: string): Click {
  return { type: 'link', name, event: 'click', id, product };
}
