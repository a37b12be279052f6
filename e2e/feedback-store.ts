import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect } from '@playwright/test';
import type { FeedbackTable } from '../server/platform/db/schema.ts';
import { untilLeftPagesAreDone } from './left-pages.ts';
import { test as base, type Portal, startPortal } from './portal.ts';

/** The overview's path, as feedback sends it. */
export const PAGE = '/privat/forsikring/oversikt';

/**
 * A test with a portal of its own, at whose address a path such as '/…' begins. What the last test's page sent as it was closed
 * has arrived before, and goes when the portal's data are reset.
 */
export const test = base.extend<{ ownPortal: Portal }>({
  ownPortal: async ({ browser, portal }, provide) => {
    await untilLeftPagesAreDone(browser, portal.url);
    await provide(await startPortal());
  },
  baseURL: async ({ ownPortal }, provide) => provide(ownPortal.url),
});

/** Returns what the portal's store has of feedback, in the order it came. */
function storedFeedback({ dataDir }: Portal): FeedbackTable[] {
  const db = new DatabaseSync(join(dataDir, 'forsikringsoversikt.db'), { timeout: 5000, readOnly: true });
  try {
    const rows = db.prepare('select * from feedback order by created_at').all();
    return rows.map((row) => ({ ...row }) as FeedbackTable);
  } finally {
    db.close();
  }
}

/** Waits until the store has these rows, and no others. */
export async function expectStored(portal: Portal, rows: Partial<FeedbackTable>[]): Promise<void> {
  await expect.poll(() => storedFeedback(portal)).toMatchObject(rows);
}
