import type { Recommendations } from '../../contract/recommendations.ts';
import type { Experiment } from '../analytics/experiments.ts';

/**
 * Returns the experiment that compares customers with recommendations to a control group without them
 * (spec: decisions §6).
 */
export function experimentOf({ controlgroup }: Recommendations): Experiment {
  return { name: 'anbefalinger', variant: controlgroup ? 'kontrollgruppe' : 'med anbefalinger' };
}
