import type { FastifyInstance } from 'fastify';
import { storeBuildFiles } from '../platform/db/build-files.ts';
import type { Database } from '../platform/db/database.ts';
import { isOutage } from '../platform/db/outage.ts';
import type { BuiltFiles } from './built-files.ts';

const REPEAT_MS = 6 * 60 * 60_000;
const RETRY_MS = 60_000;

/**
 * Stores the files of this build for servers of other builds (ADR-042), now and every 6 hours. A purge then
 * never removes them while the server runs. A failure is logged, because the server can serve its own
 * files without the database. It tries again after a minute if the database is temporarily unavailable.
 */
export async function keepBuiltFiles(app: FastifyInstance, db: Database, files: BuiltFiles): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;
  app.addHook('onClose', async () => {
    isClosed = true;
    clearTimeout(timer);
  });
  await keep();

  async function keep(): Promise<void> {
    const error = await storeBuildFiles(db, files.names, files.read, Date.now()).catch(
      (caught: unknown) => caught,
    );
    if (isClosed) return;
    if (error) {
      const { code } = error as { code?: string };
      app.log.warn({ code }, 'failed to store the files of this build: other builds cannot serve them');
    }
    timer = setTimeout(keep, isOutage(error) ? RETRY_MS : REPEAT_MS);
    timer.unref();
  }
}
