import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect } from '@playwright/test';
import type { FeedbackTable } from '../server/platform/schema.ts';
import type { Portal } from './portal.ts';

/** The overview's path, as feedback tells it. */
export const PAGE = '/privat/forsikring/oversikt';

function withStore<T>({ dataDir }: Portal, use: (db: DatabaseSync) => T): T {
  const db = new DatabaseSync(join(dataDir, 'forsikringsoversikt.db'), { timeout: 5000 });
  try {
    return use(db);
  } finally {
    db.close();
  }
}

/** What the portal's store has of feedback, in the order it came. */
function storedFeedback(portal: Portal): FeedbackTable[] {
  const rows = withStore(portal, (db) => db.prepare('select * from feedback order by created_at').all());
  return rows.map((row) => ({ ...row }) as FeedbackTable);
}

/** Waits until the store has these rows, and no others. */
export async function expectStored(portal: Portal, rows: Partial<FeedbackTable>[]): Promise<void> {
  await expect.poll(() => storedFeedback(portal)).toMatchObject(rows);
}

/** Leaves nothing of what earlier tests said. */
export function forgetFeedback(portal: Portal): void {
  withStore(portal, (db) => db.exec('delete from feedback'));
}
