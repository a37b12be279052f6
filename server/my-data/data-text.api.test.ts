import { randomBytes, randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newFileParts } from '../platform/db/claim-file-parts.ts';
import type { SourceCustomer } from '../sources/source.ts';
import type { Sources } from '../sources/sources.ts';
import { databases } from '../testing/databases.ts';
import { openDemoPortal, type TestPortal } from '../testing/portal.ts';
import type { CollectedData } from './collect-data.ts';
import { dataText } from './data-text.ts';

const MB = 2 ** 20;
const FILE = randomBytes(3 * MB + 1);
const NO_LISTS = {} as Parameters<typeof dataText>[1];

/** The file as it arrives from a browser. */
async function* chunks(): AsyncGenerator<Buffer> {
  for (let from = 0; from < FILE.length; from += 65_536) yield FILE.subarray(from, from + 65_536);
}

describe.each(databases())('the text of own data on $name', ({ open }) => {
  let portal: TestPortal;
  let customer: SourceCustomer;
  beforeAll(async () => {
    portal = await openDemoPortal(open);
    customer = await portal.db.selectFrom('customer').select(['id', 'ssn']).executeTakeFirstOrThrow();
  });
  afterAll(() => portal.close());

  /** Stores a file of the customer. */
  async function sentFile() {
    const sent = { id: randomUUID(), navn: 'b.pdf', storrelse: FILE.length };
    await newFileParts(portal.db, { customerId: customer.id, fileId: sent.id }).store(chunks());
    return sent;
  }

  function textOf(files: object) {
    const sources = { file: async () => ({ content: Readable.from([FILE]) }) } as unknown as Sources;
    const data = { dokumenter: [], sendteFiler: [], ...files, systemSourceError: false, navn: 'Kari' };
    return dataText(data as unknown as CollectedData, NO_LISTS, { db: portal.db, sources, customer });
  }

  test('has large files in small parts', async () => {
    const sent = await sentFile();
    const parts: string[] = [];
    for await (const part of textOf({ dokumenter: [{ id: 'A' }, { id: 'B' }], sendteFiler: [sent] }))
      parts.push(part);

    expect(Math.max(...parts.map(({ length }) => length))).toBeLessThan(MB);
    const innhold = FILE.toString('base64');
    expect(JSON.parse(parts.join(''))).toEqual({
      navn: 'Kari',
      dokumenter: [
        { id: 'A', innhold },
        { id: 'B', innhold },
      ],
      sendteFiler: [{ ...sent, innhold }],
      systemSourceError: false,
    });
  });

  test('breaks off at a file that is deleted while it is read', async () => {
    const sent = await sentFile();
    const begun = FILE.toString('base64', 0, 300);
    async function read(): Promise<void> {
      for await (const part of textOf({ sendteFiler: [sent] }))
        if (part.startsWith(begun))
          await portal.db.deleteFrom('claim_file_part').where('file_id', '=', sent.id).execute();
    }
    await expect(read()).rejects.toThrow('no result');
  });
});
