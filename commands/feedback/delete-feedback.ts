import { sql } from 'kysely';
import { literalPattern } from '../../domain/literal-pattern.ts';
import type { Database } from '../../server/platform/db/database.ts';
import type { FeedbackTable } from '../../server/platform/db/schema.ts';
import { answersOf } from './entry.ts';

const TEXTS = ['email', 'phone', 'value', 'comment', 'answers'] as const;

/** Deletes the feedback with an e-mail address or an eight-digit phone number in any field. Returns the number of entries. */
export async function deleteFeedbackWith(db: Database, contact: string): Promise<number> {
  const [similar, contains] = contact.includes('@')
    ? [similarAddress(contact), addressPattern(contact)]
    : [[...contact].join('%'), numberPattern(contact)];
  const candidates = await db
    .selectFrom('feedback')
    .select(['id', ...TEXTS])
    .where(({ or }) => or(TEXTS.map((name) => sql<boolean>`lower(${sql.ref(name)}) like ${`%${similar}%`}`)))
    .execute();
  const ids = candidates
    .filter((row) => textsOf(row).some((text) => contains.test(text)))
    .map(({ id }) => id);
  for (const id of ids) await db.deleteFrom('feedback').where('id', '=', id).execute();
  return ids.length;
}

function textsOf(row: Pick<FeedbackTable, (typeof TEXTS)[number]>): string[] {
  const { email, phone, value, comment, answers } = row;
  const written = answersOf(answers).map(({ answer }) => answer);
  return [email, phone, value, comment, ...written].filter((text) => text !== null);
}

/** Returns a pattern for the database. Databases compare letters outside ASCII differently, so these match any letter. */
function similarAddress(email: string): string {
  return email.toLowerCase().replace(/[^\x20-\x7e]/g, '_');
}

function addressPattern(email: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\d.+_-])${literalPattern(email)}(?![\\p{L}\\d-])`, 'iu');
}

/** Returns a pattern for the digits in any groups, as the export masks them. */
function numberPattern(digits: string): RegExp {
  const grouped = [...digits].join('[\\s.-]{0,2}');
  return new RegExp(`(?<!\\d)(?:(?:\\+|00)?47[\\s.-]{0,2})?${grouped}(?!\\d)`);
}
