import { randomUUID } from 'node:crypto';
import { maskDigits } from '../../domain/mask-digits.ts';
import type { Database } from '../platform/database.ts';
import type { FeedbackTable } from '../platform/schema.ts';

type About = { distributor: string; page: string; productCode: string | undefined };
type Said = Pick<FeedbackTable, 'kind'> &
  Partial<Pick<FeedbackTable, 'value' | 'comment' | 'answers' | 'email' | 'phone'>>;

const NOTHING_SAID = { value: null, comment: null, answers: null, email: null, phone: null };

/**
 * Keeps what a customer, or a visitor (null), said about a page. Numbers in the page are masked once more, so that
 * none lands in the store whatever the browser sent (overview 5).
 */
export async function storeFeedback(
  db: Database,
  customerId: string | null,
  { distributor, page, productCode }: About,
  said: Said,
): Promise<void> {
  const row: FeedbackTable = {
    id: randomUUID(),
    customer_id: customerId,
    distributor,
    product_code: productCode ?? null,
    page: maskDigits(page),
    created_at: Date.now(),
    ...NOTHING_SAID,
    ...said,
  };
  await db.insertInto('feedback').values(row).execute();
}
