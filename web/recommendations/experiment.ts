import type { Recommendations } from '../../contract/recommendations.ts';
import type { Experiment } from '../analytics/experiments.ts';

/**
 * Whether recommendations help is tried on those who get them, against a control group that does not
 * (spec: decisions §6).
 */
export function experimentOf({ controlgroup }: Recommendations): Experiment {
  return { name: 'anbefalinger', variant: controlgroup ? 'kontrollgruppe' : 'med anbefalinger' };
}
