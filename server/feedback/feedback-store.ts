import { randomUUID } from 'node:crypto';
import { maskDigits } from '../../domain/mask-digits.ts';
import type { Database } from '../platform/db/database.ts';
import type { FeedbackTable } from '../platform/db/schema.ts';
import { type Actor, recordActivity } from '../platform/observability/activities.ts';

type About = { distributor: string; page: string; productCode: string | undefined };
export type FeedbackInput = Pick<FeedbackTable, 'kind'> &
  Partial<Pick<FeedbackTable, 'value' | 'comment' | 'answers' | 'email' | 'phone'>>;

const EMPTY_ANSWERS = { value: null, comment: null, answers: null, email: null, phone: null };

/**
 * Stores feedback about a page from a customer or a visitor (null). Long numbers in the page address are
 * masked again here, independently of the browser (spec: overview §5). A repeated key replaces the earlier
 * feedback of the same customer, kind and distributor. Any other repeated key, and the same feedback again, have no
 * effect and are not recorded.
 */
export async function storeFeedback(
  db: Database,
  actor: Actor | null,
  key: string | undefined,
  { distributor, page, productCode }: About,
  input: FeedbackInput,
): Promise<void> {
  const row: FeedbackTable = {
    id: key ?? randomUUID(),
    customer_id: actor?.customerId ?? null,
    distributor,
    product_code: productCode ?? null,
    page: maskDigits(page),
    created_at: Date.now(),
    ...EMPTY_ANSWERS,
    ...input,
  };
  const { kind, customer_id, distributor: _, ...changes } = row;
  const { id: __, created_at: ___, ...content } = changes;
  const columns = Object.keys(content) as (keyof typeof content)[];
  await db.transaction().execute(async (transaction) => {
    const stored = await transaction
      .insertInto('feedback')
      .values(row)
      .onConflict((conflict) =>
        conflict
          .column('id')
          .doUpdateSet(changes)
          .where('feedback.kind', '=', kind)
          .where('feedback.distributor', '=', distributor)
          .where('feedback.customer_id', 'is not distinct from', customer_id)
          .where((eb) =>
            eb.or(columns.map((column) => eb(`feedback.${column}`, 'is distinct from', content[column]))),
          ),
      )
      .returning('feedback.id')
      .executeTakeFirst();
    if (actor && stored) await recordActivity(transaction, actor, 'feedback-given');
  });
}
