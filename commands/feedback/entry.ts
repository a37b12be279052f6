import { osloTimestamp } from '../shared/oslo-time.ts';
import { withoutContact, withoutNationalIds } from './masked-text.ts';
import type { FeedbackRow } from './read-feedback.ts';

type Answer = { question: string; answer: string };

/** Exported feedback. Missing values are omitted. */
export type Entry = {
  /** ISO 8601, in Norwegian time */
  time: string;
  kind: FeedbackRow['kind'];
  distributor: string;
  page: string;
  productCode?: string;
  value?: string;
  comment?: string;
  answers?: Answer[];
  email?: string;
  phone?: string;
};

/**
 * Returns the exported form of a row. Text that looks like a national id is masked everywhere. Without
 * `withContact`, text that looks like an e-mail address or a phone number is masked too.
 */
export function toEntry(row: FeedbackRow, withContact: boolean): Entry {
  const safe = withContact ? withoutNationalIds : withoutContact;
  const texts = {
    productCode: row.product_code,
    value: row.value,
    comment: row.comment,
    email: row.email,
    phone: row.phone,
  };
  const given = Object.entries(texts).flatMap(([name, text]) => (text ? [[name, safe(text)]] : []));
  return {
    time: osloTimestamp(row.created_at),
    kind: row.kind,
    distributor: row.distributor,
    page: safe(row.page),
    ...Object.fromEntries(given),
    ...(row.answers === null ? {} : { answers: safeAnswers(answersOf(row.answers), safe) }),
  };
}

/** Returns the stored answers of a survey; none for other feedback. */
export function answersOf(json: string | null): Answer[] {
  return json === null ? [] : (JSON.parse(json) as Answer[]);
}

function safeAnswers(answers: readonly Answer[], safe: (text: string) => string): Answer[] {
  return answers.map(({ question, answer }) => ({ question: safe(question), answer: safe(answer) }));
}
