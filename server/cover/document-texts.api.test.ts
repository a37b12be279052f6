import { Readable } from 'node:stream';
import { Registry } from 'prom-client';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { smallPdf } from '../../commands/portfolio/generate/small-pdf.ts';
import { importCustomers } from '../../commands/portfolio/testing/import-customers.ts';
import type { InsuranceDocument } from '../../contract/documents.ts';
import { DAY_MS } from '../../domain/days.ts';
import type { SourceCustomer } from '../sources/source.ts';
import { SourceError } from '../sources/source-error.ts';
import { databases, emptyDatabase, type TestDatabase } from '../testing/databases.ts';
import { purgeDocumentTexts } from './delete-texts.ts';
import { createDocumentTexts, type DocumentTexts } from './document-texts.ts';
import { createPdfReader, type PdfReader } from './pdf-reader.ts';
import { claimText, ownPages, ownTexts } from './text-store.ts';

const KARI = '01819021887';
const OLA = '19887421717';

const TERMS = Buffer.from(smallPdf('Vilkår', ['Sykkel'], ['Brann']), 'base64');
const LETTER = Buffer.from(smallPdf('Brev', ['Hei Kari']), 'base64');

function documentOf(id: string, fields: Partial<InsuranceDocument> = {}): InsuranceDocument {
  return { id, systemSource: 'NICE', tittel: id, type: 'VILKAAR', dato: '2026-01-01', ...fields };
}

const reader = createPdfReader();
afterAll(async () => reader.close());

describe.each(databases())('The texts of documents on $name', ({ open }) => {
  let database: TestDatabase;
  let kari: SourceCustomer;
  let ola: SourceCustomer;
  let files: Map<string, Buffer | Error>;
  let fetched: string[];
  let read: number;
  const opened: DocumentTexts[] = [];

  beforeAll(async () => {
    database = await open();
  });
  afterAll(async () => database.close());
  beforeEach(async () => {
    await emptyDatabase(database.db);
    await importCustomers(
      database.db,
      [KARI, OLA].map((ssn) => ({ ssn, navn: 'Navn' })),
    );
    const rows = await database.db.selectFrom('customer').select(['id', 'ssn']).execute();
    [kari, ola] = [KARI, OLA].map((ssn) => rows.find((row) => row.ssn === ssn)) as [
      SourceCustomer,
      SourceCustomer,
    ];
    files = new Map<string, Buffer | Error>([
      ['terms', TERMS],
      ['letter', LETTER],
    ]);
    fetched = [];
    read = 0;
  });
  afterEach(async () => {
    await Promise.all(opened.splice(0).map((each) => each.idle()));
  });

  /** Returns the texts as a server has them. `hold` delays the reading of files. */
  function server({ hold = Promise.resolve(), deadlineMs = 20_000, of = reader as PdfReader } = {}) {
    const texts = createDocumentTexts({
      db: database.db,
      registry: new Registry(),
      log: { warn: () => {} },
      deadlineMs,
      sources: {
        async file(_, { id }) {
          fetched.push(id);
          const file = files.get(id);
          if (file instanceof Error) throw file;
          return file ? { content: Readable.from([file]), size: file.length } : null;
        },
      },
      reader: {
        ...of,
        async read(file) {
          read += 1;
          await hold;
          return await of.read(file);
        },
      },
    });
    opened.push(texts);
    return texts;
  }

  test('are read once, by page', async () => {
    const texts = server();
    const documents = [documentOf('terms'), documentOf('letter'), documentOf('none', { harFil: false })];
    const first = await texts.of(kari, documents, true);
    expect(first.map(({ text }) => [text?.status, text?.pages])).toEqual([
      ['read', 2],
      ['read', 1],
    ]);
    expect(await texts.of(kari, documents, true)).toEqual(first);
    expect(fetched).toEqual(['terms', 'letter']);
    const hash = first[0]?.text?.hash ?? '';
    expect(await ownPages(database.db, kari.id, [{ hash, page: 2 }])).toEqual([
      { hash, page: 2, content: 'Vilkår\nBrann' },
    ]);
    expect(first[0]?.text?.words).toBe('vilkår\t1,2\nsykkel\t1\nbrann\t2');
  });

  test('are read once for customers with the same file, also on two servers at once', async () => {
    const [one, other] = await Promise.all([
      server().of(kari, [documentOf('terms')], true),
      server().of(ola, [documentOf('terms')], true),
    ]);
    expect(read).toBe(1);
    await Promise.all(opened.map((each) => each.idle()));
    const again = await server().of(ola, [documentOf('terms')], true);
    expect(again[0]?.text?.hash).toBe((one[0]?.text ?? other[0]?.text)?.hash);
    expect(again[0]?.text?.status).toBe('read');
  });

  test('belong to their owner only', async () => {
    const [own] = await server().of(kari, [documentOf('letter')], true);
    const hash = own?.text?.hash ?? '';
    expect(await ownPages(database.db, kari.id, [{ hash, page: 1 }])).toHaveLength(1);
    expect(await ownPages(database.db, ola.id, [{ hash, page: 1 }])).toEqual([]);
    expect(await ownTexts(database.db, ola.id)).toEqual([]);
  });

  test('come later when reading takes longer than the deadline', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const texts = server({ hold: promise, deadlineMs: 10 });
    const early = await texts.of(kari, [documentOf('terms')], true);
    expect(early).toMatchObject([{ text: null, isFailed: false }]);
    resolve();
    await texts.idle();
    expect(await texts.of(kari, [documentOf('terms')], true)).toMatchObject([{ text: { status: 'read' } }]);
    expect(read).toBe(1);
  });

  test('are tried again when the file could not be fetched', async () => {
    files.set('terms', new SourceError('timeout'));
    const texts = server();
    expect(await texts.of(kari, [documentOf('terms')], true)).toMatchObject([{ text: null, isFailed: true }]);
    files.set('terms', TERMS);
    expect(await texts.of(kari, [documentOf('terms')], true)).toMatchObject([{ text: { status: 'read' } }]);
  });

  test('leave out a document whose source has no such file', async () => {
    files.delete('letter');
    const found = await server().of(kari, [documentOf('terms'), documentOf('letter')], true);
    expect(found.map(({ document, isFailed }) => [document.id, isFailed])).toEqual([['terms', false]]);
  });

  test('are not stored when the reader fails', async () => {
    const broken = { read: () => Promise.reject(new Error('no thread')), close: async () => {} };
    await server({ of: broken }).of(kari, [documentOf('terms')], true);
    expect(await database.db.selectFrom('document_text').selectAll().execute()).toEqual([]);
  });

  test('are taken over from a server that has ended', async () => {
    const { db } = database;
    const now = Date.now();
    expect(await claimText(db, 'abc', now)).toBe(true);
    expect(await claimText(db, 'abc', now + 60_000)).toBe(false);
    expect(await claimText(db, 'abc', now + 6 * 60_000)).toBe(true);
  });

  test('are given up when three servers have ended while they read them', async () => {
    const { db } = database;
    const claims = [];
    for (const minutes of [0, 6, 12, 18, 24])
      claims.push(await claimText(db, 'abc', Date.now() + minutes * 60_000));
    expect(claims).toEqual([true, true, true, false, false]);
    expect(await db.selectFrom('document_text').select(['status', 'pages']).execute()).toEqual([
      { status: 'too-slow', pages: 0 },
    ]);
  });

  test('say what could not be read', async () => {
    files.set('terms', Buffer.from('%PDF-1.7 no PDF'));
    const documents = await server().of(kari, [documentOf('terms')], true);
    expect(documents).toMatchObject([{ text: { status: 'broken', pages: 0, words: '' } }]);
  });

  test('are read again when the document is another', async () => {
    const texts = server();
    await texts.of(kari, [documentOf('terms')], true);
    files.set('terms', LETTER);
    const [changed] = await texts.of(kari, [documentOf('terms', { dato: '2027-01-01' })], true);
    expect(changed?.text?.words).toContain('kari');
  });

  test('are kept without writing, until they have not been searched for a day', async () => {
    const texts = server();
    await texts.of(kari, [documentOf('terms')], true);
    const writes = vi.spyOn(database.db, 'updateTable');
    await texts.of(kari, [documentOf('terms')], true);
    expect(writes).not.toHaveBeenCalled();
    writes.mockRestore();
    const old = Date.now() - 2 * DAY_MS;
    await database.db.updateTable('document_text_use').set({ seen_at: old }).execute();
    await texts.of(kari, [documentOf('terms')], true);
    const [known] = await ownTexts(database.db, kari.id);
    expect(Number(known?.seenAt)).toBeGreaterThan(old);
  });

  test('are forgotten with documents that the whole list no longer has', async () => {
    const texts = server();
    await texts.of(kari, [documentOf('terms'), documentOf('letter')], true);
    await texts.of(kari, [documentOf('terms')], false);
    expect(await ownTexts(database.db, kari.id)).toHaveLength(2);
    await texts.of(kari, [documentOf('terms')], true);
    expect(await ownTexts(database.db, kari.id)).toHaveLength(1);
  });

  test('are purged when no document has them', async () => {
    const { db } = database;
    const texts = server();
    await texts.of(kari, [documentOf('terms'), documentOf('letter')], true);
    await texts.of(kari, [documentOf('terms')], true);
    const purgeAt = (days: number) => purgeDocumentTexts(db, Date.now() + days * DAY_MS);
    expect([await purgeAt(0), await purgeAt(2), await purgeAt(2), await purgeAt(31)]).toEqual([0, 1, 0, 1]);
    expect(await db.selectFrom('document_text_page').selectAll().execute()).toEqual([]);
  });
});
