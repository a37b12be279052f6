import type { FeedbackRow } from './read-feedback.ts';

type Answer = { question: string; answer: string };

/** One feedback as it is exported; what it does not have is left out. */
export type Entry = {
  /** ISO 8601, UTC */
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

/** Eleven digits, with a sign or a space where a national id may have one. */
const NATIONAL_ID = /(?<!\d)\d{6}[\s.-]?\d{5}(?!\d)/g;

/** A row as it is exported. What looks like a national id is masked, wherever a customer wrote it. */
export function toEntry(row: FeedbackRow): Entry {
  const texts = {
    productCode: row.product_code,
    value: row.value,
    comment: row.comment,
    email: row.email,
    phone: row.phone,
  };
  const given = Object.entries(texts).flatMap(([name, text]) => (text ? [[name, safe(text)]] : []));
  return {
    time: new Date(row.created_at).toISOString(),
    kind: row.kind,
    distributor: row.distributor,
    page: safe(row.page),
    ...Object.fromEntries(given),
    ...(row.answers === null ? {} : { answers: safeAnswers(row.answers) }),
  };
}

function safeAnswers(json: string): Answer[] {
  const answers = JSON.parse(json) as Answer[];
  return answers.map(({ question, answer }) => ({ question: safe(question), answer: safe(answer) }));
}

function safe(text: string): string {
  return text.replace(NATIONAL_ID, '***********');
}
