import { inTime } from '../../../domain/in-time.ts';
import type { Database } from '../db/database.ts';
import { schemaState } from '../db/migrator.ts';
import type { SharedState } from '../state/shared-state.ts';

/** The parts that the portal requires. */
export const PARTS = ['database', 'migrations', 'valkey'] as const;
export type Part = (typeof PARTS)[number];

/** Timeout of a readiness check, in ms. */
const DEADLINE_MS = 2000;

/** Returns the parts that are missing now; none: the portal is ready. */
export type FindMissing = () => Promise<Part[]>;

/**
 * Returns the readiness check. `state` is the shared state in Valkey; null if it is in the database. A store that accepts
 * no writes is not missing: logged-in customers can read, and the other instances have the same store.
 */
export function createReadiness(db: Database, state: SharedState | null): FindMissing {
  async function missingOfDatabase(): Promise<Part[]> {
    const schema = await inTime(schemaState(db), DEADLINE_MS).catch(() => undefined);
    if (!schema) return ['database'];
    return schema.missing.length > 0 ? ['migrations'] : [];
  }

  async function missingOfState(): Promise<Part[]> {
    const answered =
      state === null || (await inTime(state.check().then(isTrue), DEADLINE_MS).catch(() => false));
    return answered ? [] : ['valkey'];
  }

  return async () => (await Promise.all([missingOfDatabase(), missingOfState()])).flat();
}

const isTrue = () => true;
