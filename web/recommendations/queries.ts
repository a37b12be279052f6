import { queryOptions } from '@tanstack/react-query';
import type { Recommendations } from '../../contract/recommendations.ts';

/** The call of the next best offers (spec: overview §7). */
export const RECOMMENDATIONS_PATH = '/nbo/produktanbefaling';

/** What to recommend on the overview, where nothing has just been bought. */
export const recommendationsQuery = queryOptions<Recommendations>({ queryKey: [RECOMMENDATIONS_PATH] });
