import type { Database } from '../../server/platform/db/database.ts';
import { pages } from '../../server/platform/db/pages.ts';
import type { FeedbackTable } from '../../server/platform/db/schema.ts';
import { fromSnapshot } from '../shared/from-snapshot.ts';
import type { Selection } from './arguments.ts';

const PAGE_ROWS = 500;

/** The columns read from a row: all except the customer. */
export type FeedbackRow = Omit<FeedbackTable, 'customer_id'>;

/** Yields the selected feedback in pages, the oldest first, from a snapshot. Customers are not read. */
export function readFeedbackPages(db: Database, selection: Selection): AsyncGenerator<FeedbackRow[]> {
  return fromSnapshot(db, (snapshot) => pages((last) => readPage(snapshot, selection, last)));
}

async function readPage(
  db: Database,
  { since, until, distributor, withContact }: Selection,
  last: FeedbackRow | undefined,
): Promise<FeedbackRow[]> {
  return await db
    .selectFrom('feedback')
    .select(['id', 'kind', 'distributor', 'product_code', 'page', 'value', 'comment', 'answers'])
    .select(['email', 'phone', 'created_at'])
    .where('created_at', '>=', last?.created_at ?? since)
    .$if(until !== null, (query) => query.where('created_at', '<', until ?? 0))
    .$if(distributor !== null, (query) => query.where('distributor', '=', distributor ?? ''))
    .$if(!withContact, (query) => query.where('kind', '!=', 'contact'))
    .$if(last !== undefined, (query) =>
      query.where((where) =>
        where.or([where('created_at', '>', last?.created_at ?? 0), where('id', '>', last?.id ?? '')]),
      ),
    )
    .orderBy('created_at')
    .orderBy('id')
    .limit(PAGE_ROWS)
    .execute();
}
