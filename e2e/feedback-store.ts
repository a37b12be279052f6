import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect } from '@playwright/test';
import type { FeedbackTable } from '../server/platform/db/schema.ts';
import { untilLeftPagesAreDone } from './left-pages.ts';
import { test as base, type Portal, startPortal } from './portal.ts';

/** The overview's path in the form that feedback sends it. */
export const PAGE = '/privat/forsikring/oversikt';

/**
 * A test with its own portal, which is the base of paths such as '/…'. Waits first until the requests of the
 * last test's closed pages have arrived, so that they are removed when the portal's data is reset.
 */
export const test = base.extend<{ ownPortal: Portal }>({
  ownPortal: async ({ browser, portal }, provide) => {
    await untilLeftPagesAreDone(browser, `${portal.url}/internal/health/live`);
    await provide(await startPortal());
  },
  baseURL: async ({ ownPortal }, provide) => provide(ownPortal.url),
});

/** Returns the stored feedback, in order of arrival. */
function storedFeedback({ dataDir }: Portal): FeedbackTable[] {
  const db = new DatabaseSync(join(dataDir, 'forsikringsoversikt.db'), { timeout: 5000, readOnly: true });
  try {
    const rows = db.prepare('select * from feedback order by created_at').all();
    return rows.map((row) => ({ ...row }) as FeedbackTable);
  } finally {
    db.close();
  }
}

/** Waits until the store contains exactly these rows. */
export async function expectStored(portal: Portal, rows: Partial<FeedbackTable>[]): Promise<void> {
  await expect.poll(() => storedFeedback(portal)).toMatchObject(rows);
}
