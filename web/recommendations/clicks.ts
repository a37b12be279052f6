import { addressOf, PATHS } from '../../domain/paths.ts';
import type { AnalyticsPayloads } from '../analytics/analytics-events.ts';

/** Where 'Se alle våre forsikringer' leads (spec: overview §2.7). */
export const SEE_ALL_HREF = addressOf(PATHS.purchaseEntries);

export type Click = AnalyticsPayloads['button click'];

/** A click in the module, as it is counted: by the words that were clicked, and the product they are about. */
export function clickOn(name: string, id: string, product?: string): Click {
  return { type: 'link', name, event: 'click', id, product };
}
