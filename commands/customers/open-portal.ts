import { Registry } from 'prom-client';
import type { DistributorFile } from '../../server/distributor/distributor-file.ts';
import { readPortal } from '../../server/distributor/read-distributor-file.ts';
import type { Configuration } from '../../server/platform/config/configuration.ts';
import type { Database } from '../../server/platform/db/database.ts';
import { errorMessage } from '../../server/platform/error-message.ts';
import { openState } from '../../server/platform/state/open-state.ts';
import type { SharedState } from '../../server/platform/state/shared-state.ts';
import { createSessions, type Sessions } from '../../server/session/sessions.ts';
import { CommandError } from '../shared/issues.ts';
import { withStore } from '../shared/open-store.ts';
import type { CommandIo } from '../shared/run-command.ts';

/** The parts of the portal that a command uses. `state` has the sessions. */
export type OpenedPortal = {
  configuration: Configuration;
  distributorFile: DistributorFile;
  db: Database;
  state: SharedState;
};

/** Opens the portal's store and shared state, calls `act`, and closes both. Throws `CommandError` if one can't be opened. */
export async function withPortal<T>(
  { env }: Pick<CommandIo, 'env'>,
  act: (opened: OpenedPortal) => Promise<T>,
): Promise<T> {
  const portal = readPortal(env);
  const { valkeyUrl } = portal.configuration;
  return await withStore(portal.configuration, async (db) => {
    const state = await openState(valkeyUrl, db).catch((error) => {
      throw new CommandError(`Valkey can't be reached: ${errorMessage(error)}`);
    });
    return await act({ ...portal, db, state }).finally(() => state.close());
  });
}

/** Returns access to the customers' sessions, with the portal's limits. */
export function sessionsOf({ configuration, state }: OpenedPortal): Sessions {
  return createSessions(state, { limits: configuration.sessionLimits, ...discardedMetrics() });
}

/** Returns a registry and a log for failures of sources and sessions. A command discards both. */
export function discardedMetrics() {
  return { registry: new Registry(), log: { warn: () => {} } };
}
