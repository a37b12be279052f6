import type { System } from '../../domain/systems.ts';
import type { Configuration } from '../platform/config/configuration.ts';
import type { Database } from '../platform/db/database.ts';

/** Number of stored items that are looked at, because a start can't wait for all of a large table. */
const SAMPLE = 1000;

/** Returns the systems of the store's first items. */
export async function storedSystems(db: Database): Promise<System[]> {
  const sample = db.selectFrom('item').select('system').limit(SAMPLE).as('sample');
  const stored = await db.selectFrom(sample).select('system').distinct().orderBy('system').execute();
  return stored.map(({ system }) => system);
}

/** Returns a clause for operators if stored items are of systems that the distributor file doesn't name; else null. */
export function unnamedSystems(stored: readonly System[], named: readonly System[]): string | null {
  const unnamed = stored.filter((system) => !named.includes(system));
  if (unnamed.length === 0) return null;
  return `the store has insurances or other items of ${unnamed.join(', ')}, which DISTRIBUTORS_FILE doesn't name. Customers don't see them: name the systems, or import a portfolio without them`;
}

/**
 * Returns a clause for operators if the store still has items of systems that a service answers for; else null. They
 * are personal data that no page shows, and that customers don't get with their data.
 */
export function movedSystems(
  stored: readonly System[],
  sourceUrls: Configuration['sourceUrls'],
): string | null {
  const moved = stored.filter((system) => sourceUrls[system] !== undefined);
  if (moved.length === 0) return null;
  return `the store still has insurances or other items of ${moved.join(', ')}, which services answer for. Customers neither see them nor get them with their data: import a portfolio without them`;
}

/** Returns the systems of a customer's stored items that the distributor file does not name: no source answers for them. */
export async function unnamedSystemsOf(
  db: Database,
  customerId: string,
  named: readonly System[],
): Promise<System[]> {
  const stored = await db
    .selectFrom('item')
    .select('system')
    .distinct()
    .where('customer_id', '=', customerId)
    .orderBy('system')
    .execute();
  return stored.map(({ system }) => system).filter((system) => !named.includes(system));
}
