import { Registry } from 'prom-client';
import { type DatabaseLocation, openDatabase } from '../platform/db/database.ts';
import { databaseState } from '../platform/state/database-state.ts';
import { xsrfToken } from '../session/cookies.ts';
import { createSessions } from '../session/sessions.ts';

/**
 * Logs in some customer of a server process without going through its login; returns the headers that every request of
 * theirs is made with, over plain http on localhost.
 */
export async function startSession(
  location: DatabaseLocation,
  distributor: string,
): Promise<Record<string, string>> {
  const db = await openDatabase(location);
  const state = databaseState(db);
  const sessions = createSessions(state, {
    limits: { idleSeconds: 1800, maxSeconds: 7200 },
    registry: new Registry(),
    log: { warn: () => {} },
  });
  const { id } = await db
    .selectFrom('customer')
    .select('id')
    .where('nice_customer_number', 'is not', null)
    .executeTakeFirstOrThrow();
  const { secret } = await sessions.start({ customerId: id, distributor, loginContext: 'FORSIKRING' });
  await state.close();
  await db.destroy();
  const token = xsrfToken(secret);
  return {
    'x-requested-by': 'forsikringsoversikt',
    'x-xsrf-token': token,
    cookie: `kfp-session=${secret}; XSRF-TOKEN=${token}`,
  };
}
