import { optionalField } from '../../server/platform/db/optional-fields.ts';
import { osloTimestamp } from '../shared/oslo-time.ts';
import { withoutContact, withoutNationalIds } from './masked-text.ts';
import type { FeedbackRow } from './read-feedback.ts';

type Answer = { question: string; answer: string };

/** Exported feedback. Missing values are omitted. */
export type Entry = ReturnType<typeof toEntry>;

/**
 * Returns the exported form of a row, with its time in Norway. Text that looks like a national id is masked everywhere.
 * Without `withContact`, text that looks like an e-mail address or a phone number is masked too.
 */
export function toEntry(row: FeedbackRow, withContact: boolean) {
  const masked = withContact ? withoutNationalIds : withoutContact;
  const safe = (text: string | null) => (text ? masked(text) : null);
  const answers = answersOf(row.answers).map(({ question, answer }) => ({
    question: masked(question),
    answer: masked(answer),
  }));
  return {
    time: osloTimestamp(row.created_at),
    kind: row.kind,
    distributor: row.distributor,
    page: masked(row.page),
    ...optionalField('productCode', safe(row.product_code)),
    ...optionalField('value', safe(row.value)),
    ...optionalField('comment', safe(row.comment)),
    ...optionalField('email', safe(row.email)),
    ...optionalField('phone', safe(row.phone)),
    ...(row.answers !== null && { answers }),
  };
}

/** Returns the stored answers of a survey; none for other feedback. */
export function answersOf(json: string | null): Answer[] {
  return json === null ? [] : (JSON.parse(json) as Answer[]);
}
