import type { Recommendations } from '../../contract/recommendations.ts';
import type { Experiment } from '../analytics/experiments.ts';

/** Returns the experiment with a control group without recommendations (spec: decisions §6). */
export function experimentOf({ controlgroup }: Recommendations): Experiment {
  return { name: 'anbefalinger', variant: controlgroup ? 'kontrollgruppe' : 'med anbefalinger' };
}
