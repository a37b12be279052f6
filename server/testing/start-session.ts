import { Registry } from 'prom-client';
import { type DatabaseLocation, openDatabase } from '../platform/db/database.ts';
import { databaseState } from '../platform/state/database-state.ts';
import { xsrfToken } from '../session/cookies.ts';
import { createSessions } from '../session/sessions.ts';

/**
 * Creates a session for any customer of a server process, without its login. Returns the headers for the
 * customer's requests over plain HTTP on localhost.
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
