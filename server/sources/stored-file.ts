import { compiledQuery } from '../platform/db/compiled-query.ts';
import type { Database } from '../platform/db/database.ts';
import type { StoredDocument } from '../platform/db/schema.ts';
import { pdfStream } from './pdf-stream.ts';
import type { ItemKey, SourceFile } from './source.ts';
import { isItem } from './stored-items.ts';

/** Returns a function that returns a stored document's file, whose parts are read as it is consumed; null: it has none. */
export function storedFile(db: Database): (customerId: string, key: ItemKey) => Promise<SourceFile | null> {
  const documents = compiledQuery(db, ({ customer, systemSource, id }: { customer: string } & ItemKey) =>
    db
      .selectFrom('item')
      .select('value')
      .where(isItem(customer, 'dokumenter', { systemSource, id })),
  );

  return async (customer, { systemSource, id }) => {
    const [row] = await documents({ customer, systemSource, id });
    const document = row && (JSON.parse(row.value) as StoredDocument);
    if (document?.size === undefined) return null;
    return await pdfStream(readChunks(db, customer, { systemSource, id }), document.size);
  };
}

async function* readChunks(db: Database, customerId: string, key: ItemKey): AsyncGenerator<Uint8Array> {
  for (let position = 0; ; position += 1) {
    const part = await db
      .selectFrom('document_part')
      .select('content')
      .where('customer_id', '=', customerId)
      .where('system', '=', key.systemSource)
      .where('document_id', '=', key.id)
      .where('position', '=', position)
      .executeTakeFirst();
    if (!part) return;
    yield Buffer.from(part.content, 'base64');
  }
}
