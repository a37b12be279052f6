import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, test } from 'vitest';
import { DAY_MS } from '../../domain/days.ts';
import { osloDate } from '../../domain/oslo-date.ts';
import type { Database } from '../../server/platform/db/database.ts';
import { databases } from '../../server/testing/databases.ts';
import { customersCommand, JONAS, KARI, NOBODY } from './testing/customers-command.ts';

describe.each(databases())('customers -- purge on $name', ({ name, open }) => {
  const { database, db, karisId, loggedIn, run } = customersCommand(open);
  const counted = (stdout: string) => [...stdout.matchAll(/: (\d+)/g)].map(([, count]) => Number(count));

  test('deletes only expired data', async () => {
    await loggedIn();
    const id = await karisId();
    const now = Date.now();
    await insertFeedback(db(), id, [now - 731 * DAY_MS, now - 729 * DAY_MS]);
    await insertActivities(db(), id, [now - 396 * DAY_MS, now - 394 * DAY_MS]);
    await insertActivities(db(), 'somebody who is gone', [now]);
    await insertChanges(db(), id, [now - 91 * DAY_MS, now - 89 * DAY_MS]);
    const file = { type: 'text/css', encoding: null, content: '' };
    await db()
      .insertInto('build_file')
      .values([
        { ...file, name: 'style-aaaaaaaa.css', last_seen: now - 15 * DAY_MS },
        { ...file, name: 'style-bbbbbbbb.css', last_seen: now - 13 * DAY_MS },
      ])
      .execute();
    await insertSharings(db(), id);
    await insertCodes(db(), id, [now - 1, now + DAY_MS]);
    await insertTexts(db(), [now - 2 * DAY_MS, now - DAY_MS / 2]);
    await insertFileParts(db(), id, [now - 61 * 60_000, now - 50 * 60_000]);
    const { code, stdout } = await run(['purge']);
    expect([code, counted(stdout)]).toEqual([0, [1, 1, 1, 2, 1, 0, 1, 1, 1, 1]]);
    expect(counted((await run(['purge'])).stdout)).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
    expect(await db().selectFrom('customer').select('id').execute()).toHaveLength(12);
  });

  test.skipIf(name === 'PostgreSQL')('fails if deleted data may remain in the files', async () => {
    const reader = new DatabaseSync(join(database().env.DATA_DIR ?? '', 'forsikringsoversikt.db'));
    reader.exec('begin; select count(*) from customer');
    const id = await karisId();
    await insertFeedback(db(), id, [Date.now() - 731 * DAY_MS]);
    const { code, stdout, stderr } = await run(['purge']);
    reader.close();
    expect([code, counted(stdout)[0]]).toEqual([1, 1]);
    expect(stderr).toContain('Deleted data may remain in the database files');
    expect(await run(['purge'])).toMatchObject({ code: 0, stderr: '' });
  });

  test('deletes customers who have been idle for the configured time', async () => {
    await loggedIn();
    const old = Date.now() - 31 * DAY_MS;
    await db().updateTable('customer').set({ stored_at: old }).where('ssn', 'in', [KARI, JONAS]).execute();
    const env = { RETENTION_IDLE_CUSTOMER_DAYS: '30' };
    expect(counted((await run(['purge'], { env })).stdout)).toEqual([0, 0, 0, 0, 0, 1, 0, 0, 0, 0]);
    const left = await db().selectFrom('customer').select('ssn').execute();
    expect(left.map(({ ssn }) => ssn)).toContain(KARI);
    expect(left.map(({ ssn }) => ssn)).not.toContain(JONAS);
  });
});

async function insertFeedback(db: Database, customerId: string, times: readonly number[]): Promise<void> {
  const texts = { product_code: null, value: '5', comment: null, answers: null, email: null, phone: null };
  const rows = times.map((created_at, place) => ({
    id: `feedback-${place}`,
    kind: 'choice' as const,
    customer_id: customerId,
    distributor: 'sb1',
    page: '/',
    created_at,
    ...texts,
  }));
  await db.insertInto('feedback').values(rows).execute();
}

/** Inserts codes of confirmations that expire at the given times. */
async function insertCodes(db: Database, customerId: string, times: readonly number[]): Promise<void> {
  const code = {
    customer_id: customerId,
    distributor: 'fremtind',
    system: 'NICE',
    policy_number: '1',
  } as const;
  const rows = times.map((at) => ({
    ...code,
    hash: `${at}`,
    issued_at: 0,
    expires_at: at,
    checked_on: null,
  }));
  await db.insertInto('confirmation_code').values(rows).execute();
}

/** Inserts texts of documents without a document, read at the given times. */
async function insertTexts(db: Database, times: readonly number[]): Promise<void> {
  const text = { status: 'read' as const, pages: 1, words: '' };
  await db
    .insertInto('document_text')
    .values(times.map((at) => ({ ...text, hash: `${at}`, at })))
    .execute();
}

/** Inserts parts of files whose upload has not ended. */
async function insertFileParts(db: Database, customerId: string, times: readonly number[]): Promise<void> {
  const part = { customer_id: customerId, position: 0, content: '' };
  await db
    .insertInto('claim_file_part')
    .values(times.map((at) => ({ ...part, file_id: `${at}`, at })))
    .execute();
}

/** Inserts a sharing that has ended, an invitation that was not answered, and one of each that lasts. */
async function insertSharings(db: Database, id: string): Promise<void> {
  const day = (days: number) => osloDate(Date.now() + days * DAY_MS);
  const row = { giver_id: id, scopes: '["FORSIKRINGER"]', last_day: day(30) };
  const waiting = { ...row, receiver_id: null, receiver_ssn: NOBODY };
  const accepted = { ...row, receiver_id: id, receiver_ssn: null, first_day: day(-20) };
  await db
    .insertInto('sharing')
    .values([
      { ...accepted, id: 'ended', last_day: day(-1) },
      { ...accepted, id: 'lasts', last_day: day(0) },
      { ...waiting, id: 'too late', first_day: day(-15) },
      { ...waiting, id: 'waits', first_day: day(-14) },
    ])
    .execute();
}

async function insertActivities(db: Database, customerId: string, times: readonly number[]): Promise<void> {
  const rows = times.map((at) => ({
    id: `${customerId}-${at}`,
    customer_id: customerId,
    action: 'logged-in',
    at,
    device: null,
    distributor: null,
    login: null,
  }));
  await db.insertInto('audit').values(rows).execute();
}

async function insertChanges(db: Database, customerId: string, times: readonly number[]): Promise<void> {
  const rows = times.map((at, index) => ({
    position: index + 1,
    customer_id: customerId,
    what: 'reservation-changed' as const,
    value: '{"hasReservasjon":true}',
    at,
  }));
  await db.insertInto('change_feed').values(rows).execute();
}
