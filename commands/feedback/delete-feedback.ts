import { sql } from 'kysely';
import type { Database } from '../../server/platform/db/database.ts';

const TEXTS = ['email', 'phone', 'value', 'comment', 'answers'] as const;
const NO_BREAK_SPACE = '\u00a0';

/**
 * Deletes the feedback of customers and visitors that contains an e-mail address, or a phone number of eight digits, in
 * any field. Returns the number of deleted entries.
 */
export async function deleteFeedbackWith(db: Database, contact: string): Promise<number> {
  const contains = contact.includes('@') ? addressPattern(contact) : numberPattern(contact);
  // The databases compare letters outside ASCII differently, so the exact comparison follows.
  const similar = `%${contact.toLowerCase().replace(/[^\x20-\x7e]/g, '_')}%`;
  const candidates = await db
    .selectFrom('feedback')
    .select(['id', ...TEXTS])
    .where(({ or }) =>
      or(
        TEXTS.map((name) => {
          const text = sql`replace(replace(lower(${sql.ref(name)}), ' ', ''), ${NO_BREAK_SPACE}, '')`;
          return sql<boolean>`${text} like ${similar}`;
        }),
      ),
    )
    .execute();
  const ids = candidates
    .filter((row) => TEXTS.some((name) => contains.test(row[name] ?? '')))
    .map(({ id }) => id);
  for (const id of ids) await db.deleteFrom('feedback').where('id', '=', id).execute();
  return ids.length;
}

function addressPattern(email: string): RegExp {
  const escaped = email.replace(/[$*+./?^{|}]/g, '\\$&');
  return new RegExp(`(?<![\\p{L}\\d.+_-])${escaped}(?![\\p{L}\\d-])`, 'iu');
}

function numberPattern(digits: string): RegExp {
  const spaced = [...digits].join('\\s?');
  return new RegExp(`(?<!\\d)(?:(?:\\+|00)?47\\s?)?${spaced}(?!\\d)`);
}
