import type { activitiesApi } from '../../contract/activities.ts';
import { nonEmptyField } from '../platform/db/optional-fields.ts';
import type { Handlers } from '../platform/http/endpoints.ts';
import { limitedByCustomer } from '../platform/http/rate-limit.ts';
import type { AreaServices } from '../standing/area-services.ts';
import { type ActivityRow, readActivityPage, readNewDevices, toActivityEntry } from './read-activities.ts';

type ActivityDeps = AreaServices & {
  /** records the session time-outs that are not yet recorded */
  recordTimeouts: () => Promise<void>;
};

/** Returns the handler for the customer's activities, in pages (spec: beyond §3, ADR-026). */
export function activityHandlers({
  db,
  recordTimeouts,
  distributorNames,
}: ActivityDeps): Handlers<typeof activitiesApi> {
  return {
    'GET /sikkerhet/aktivitet': {
      http: limitedByCustomer('activities'),
      async handle({ request, customerId, query }) {
        // Recorded activities can be read even if the store accepts no writes.
        await recordTimeouts().catch(() => {});
        const toEntry = (row: ActivityRow) => toActivityEntry(row, request.language, distributorNames);
        const { rows, next } = await readActivityPage(db, customerId, query.for);
        const news = query.for === undefined ? await readNewDevices(db, customerId) : [];
        return {
          aktiviteter: rows.map(toEntry),
          neste: next,
          ...nonEmptyField('nyeEnheter', news.map(toEntry)),
        };
      },
    },
  };
}
