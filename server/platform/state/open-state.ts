import type { Database } from '../db/database.ts';
import { databaseState } from './database-state.ts';
import type { SharedState } from './shared-state.ts';

/** Opens the shared state in Valkey or the database. Rejects if Valkey can't be reached; `onError` gets its later errors. */
export async function openState(
  valkeyUrl: string | null,
  db: Database,
  onError: (error: Error) => void = () => {},
): Promise<SharedState> {
  if (valkeyUrl === null) return databaseState(db);
  const { valkeyState } = await import('./valkey-state.ts');
  return await valkeyState(valkeyUrl, onError);
}
