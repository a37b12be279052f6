import { randomBytes, randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { newFileParts } from '../platform/db/claim-file-parts.ts';
import type { Sources } from '../sources/sources.ts';
import { databases } from '../testing/databases.ts';
import { openDemoPortal } from '../testing/portal.ts';
import type { CollectedData } from './collect-data.ts';
import { dataText } from './data-text.ts';

const MB = 2 ** 20;
const FILE = randomBytes(3 * MB + 1);
const NO_LISTS = {} as Parameters<typeof dataText>[1];

/** The file as it arrives from a browser. */
async function* chunks(): AsyncGenerator<Buffer> {
  for (let from = 0; from < FILE.length; from += 65_536) yield FILE.subarray(from, from + 65_536);
}

test.each(databases())('large files are yielded in small parts on $name', async ({ open }) => {
  const portal = await openDemoPortal(open);
  const customers = portal.db.selectFrom('customer').select(['id', 'ssn']);
  const customer = await customers.executeTakeFirstOrThrow();
  const sent = { id: randomUUID(), navn: 'b.pdf' };
  await newFileParts(portal.db, { customerId: customer.id, fileId: sent.id }).store(chunks());
  const sources = { file: async () => ({ content: Readable.from([FILE]) }) } as unknown as Sources;
  const files = { dokumenter: [{ id: 'A' }, { id: 'B' }], sendteFiler: [sent] };
  const data = { ...files, systemSourceError: false, navn: 'Kari' } as unknown as CollectedData;

  const parts: string[] = [];
  for await (const part of dataText(data, NO_LISTS, { db: portal.db, sources, customer })) parts.push(part);
  await portal.close();

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
