import { sql } from 'kysely';
import { expect, inject, test } from 'vitest';
import { openDatabase } from '../platform/db/database.ts';
import { openPostgres } from '../testing/databases.ts';
import { deleteOrphans } from './delete-customer.ts';

const CUSTOMERS = 30_000;

test.skipIf(!inject('postgresUrl'))(
  'orphans are deleted in time with more customers than fit in PostgreSQL’s memory',
  async () => {
    const opened = await openPostgres();
    const db = await openDatabase({
      url: `${opened.env.DATABASE_URL}?options=-c%20work_mem%3D64kB`,
      limits: { connections: 1, statementMs: 10_000, lockMs: 1000 },
    });
    await sql`insert into customer (id, ssn, is_lo_member, is_bank_customer, marketing_consent, cross_domain_consent,
      documents_by_post, tasks, has_unread_messages, recommendations, tracking_id, stored_at)
    select n, n, 0, 0, 0, 0, 0, '[]', 0, '[]', n, 0 from generate_series(1, ${CUSTOMERS}::int) n`.execute(db);
    await sql`insert into audit (id, customer_id, action, at)
    select n, n, 'logged-in', 0 from generate_series(1, ${CUSTOMERS}::int + 3) n`.execute(db);
    expect(await deleteOrphans(db)).toBe(3);
    await db.destroy();
    await opened.close();
  },
);
