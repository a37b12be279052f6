import type { securityApi } from '../../contract/security.ts';
import type { Database } from '../platform/db/database.ts';
import type { Handlers } from '../platform/http/endpoints.ts';
import { rateLimit } from '../platform/http/rate-limit.ts';
import { type ActivityRow, readActivities, readNewDevices } from './read-activities.ts';
import { toActivityEntry } from './to-activity-entry.ts';

const PER_MINUTE = 60;

export type ActivityDeps = {
  db: Database;
  /** records the time-outs that are not yet */
  recordTimeouts: () => Promise<void>;
  /** the distributors' names by their short names */
  distributorNames: ReadonlyMap<string, string>;
};

/** What the customer did, page by page (spec: beyond §3, ADR-082). */
export function activityHandlers({
  db,
  recordTimeouts,
  distributorNames,
}: ActivityDeps): Handlers<Pick<typeof securityApi, 'GET /sikkerhet/aktivitet'>> {
  return {
    'GET /sikkerhet/aktivitet': {
      http: { onRequest: rateLimit('activities', PER_MINUTE) },
      async handle({ request, customerId, query }) {
        // Where the store takes no writes, what is recorded can be read all the same.
        await recordTimeouts().catch(() => {});
        const toEntry = (row: ActivityRow) => toActivityEntry(row, request.language, distributorNames);
        const { rows, next } = await readActivities(db, customerId, query.for);
        const news = query.for === undefined ? await readNewDevices(db, customerId) : [];
        return {
          aktiviteter: rows.map(toEntry),
          neste: next,
          ...(news.length > 0 && { nyeEnheter: news.map(toEntry) }),
        };
      },
    },
  };
}
