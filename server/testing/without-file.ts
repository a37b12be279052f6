import type { Database } from '../platform/db/database.ts';
import type { StoredDocument } from '../platform/db/schema.ts';

/** Makes a stored document one without a file. Returns a function that gives it its file back. */
export async function withoutFile(db: Database, id: string): Promise<() => Promise<void>> {
  const { value } = await db
    .selectFrom('item')
    .select('value')
    .where('list', '=', 'dokumenter')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const { size: _, ...document } = JSON.parse(value) as StoredDocument;
  const put = async (json: string) => {
    await db
      .updateTable('item')
      .set({ value: json })
      .where('list', '=', 'dokumenter')
      .where('id', '=', id)
      .execute();
  };
  await put(JSON.stringify(document));
  return () => put(value);
}
