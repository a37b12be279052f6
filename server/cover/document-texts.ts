import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { FastifyBaseLogger } from 'fastify';
import { Counter, type Registry } from 'prom-client';
import type { InsuranceDocument } from '../../contract/documents.ts';
import { inTime } from '../../domain/in-time.ts';
import type { Database } from '../platform/db/database.ts';
import { itemName, type SourceCustomer } from '../sources/source.ts';
import { errorKindOf, SourceError } from '../sources/source-error.ts';
import type { Sources } from '../sources/sources.ts';
import type { PdfReader } from './pdf-reader.ts';
import {
  claimText,
  keepUses,
  type OwnText,
  ownTexts,
  recordUse,
  releaseText,
  storeText,
} from './text-store.ts';

/** A document with its text; null: its file could not be fetched, or is being read. */
export type DocumentWithText = { document: InsuranceDocument; text: OwnText | null; isFailed: boolean };

export type DocumentTexts = ReturnType<typeof createDocumentTexts>;

type DocumentTextsOptions = {
  db: Database;
  sources: Pick<Sources, 'file'>;
  reader: PdfReader;
  registry: Registry;
  log: Pick<FastifyBaseLogger, 'warn'>;
  /** how long a customer waits for files that have not been read, in ms */
  deadlineMs?: number;
};

/** The end of reading a text. A source that answers 404 or 501 has no such file, which is no fault (spec: beyond §1). */
type Outcome = 'read' | 'failed' | 'absent';

/** Files fetched at once, in one server. */
const FETCHES = 2;

/** Returns the texts of documents. A file is read once over all servers, and kept by the hash of its content. */
export function createDocumentTexts(options: DocumentTextsOptions) {
  const { db, sources, reader, registry, log, deadlineMs = 1500 } = options;
  const outcomes = new Counter({
    name: 'document_texts_total',
    help: 'Files of documents whose text was to be read, by outcome',
    labelNames: ['outcome'],
    registers: [registry],
  });
  const running = new Map<string, Promise<Outcome>>();
  const waiting: (() => void)[] = [];
  let fetching = 0;

  async function readOne(customer: SourceCustomer, document: InsuranceDocument): Promise<Outcome> {
    const { systemSource, id } = document;
    try {
      const bytes = await inTurn(async () => {
        const file = await sources.file(customer, document);
        return file && (await buffer(file.content));
      });
      if (!bytes) return 'absent';
      const hash = createHash('sha256').update(bytes).digest('hex');
      if (await claimText(db, hash, Date.now())) await readClaimed(hash, bytes);
      const use = { systemSource, id, fingerprint: fingerprintOf(document), hash };
      await recordUse(db, customer.id, use, Date.now());
      return 'read';
    } catch (error) {
      const reason = error instanceof SourceError ? errorKindOf(error) : (error as { code?: string }).code;
      outcomes.inc({ outcome: 'not-fetched' });
      log.warn({ system: systemSource, reason }, 'failed to read the text of a document');
      return 'failed';
    }
  }

  async function readClaimed(hash: string, bytes: Uint8Array): Promise<void> {
    try {
      const read = await reader.read(bytes);
      await storeText(db, hash, read);
      outcomes.inc({ outcome: read.status });
    } catch (error) {
      await releaseText(db, hash);
      throw error;
    }
  }

  async function inTurn<T>(fetch: () => Promise<T>): Promise<T> {
    if (fetching >= FETCHES) await new Promise<void>((start) => waiting.push(start));
    else fetching += 1;
    try {
      return await fetch();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else fetching -= 1;
    }
  }

  function readOnce(customer: SourceCustomer, document: InsuranceDocument): Promise<Outcome> {
    const key = `${customer.id} ${itemName(document)}`;
    const reading = running.get(key) ?? readOne(customer, document).finally(() => running.delete(key));
    running.set(key, reading);
    return reading;
  }

  return {
    /**
     * Returns the customer's documents with their texts. Files without a text are read first, within the deadline;
     * afterwards the reading goes on. Documents that turn out to have no file are left out. `isWhole`: the list has all
     * documents, so that the others are gone.
     */
    async of(
      customer: SourceCustomer,
      documents: readonly InsuranceDocument[],
      isWhole: boolean,
    ): Promise<DocumentWithText[]> {
      const withFile = documents.filter(({ harFil }) => harFil !== false);
      const known = byDocument(await ownTexts(db, customer.id));
      const missing = withFile.filter((each) => textOf(known, each) === undefined);
      const gone = isWhole ? goneFrom(known, withFile) : [];
      await keepUses(db, customer.id, { known: [...known.values()], gone }, Date.now());
      const ends = new Map<InsuranceDocument, Outcome>();
      if (missing.length > 0) {
        const all = missing.map(async (each) => {
          ends.set(each, await readOnce(customer, each));
        });
        await inTime(Promise.all(all), deadlineMs);
      }
      const texts = missing.length > 0 ? byDocument(await ownTexts(db, customer.id)) : known;
      const present = withFile.filter((document) => ends.get(document) !== 'absent');
      return present.map((document) => ({
        document,
        text: textOf(texts, document) ?? null,
        isFailed: ends.get(document) === 'failed',
      }));
    },
    /** Waits until nothing is being read. */
    async idle(): Promise<void> {
      while (running.size > 0) await Promise.all(running.values());
    },
  };
}

function byDocument(texts: readonly OwnText[]): Map<string, OwnText> {
  return new Map(texts.map((text) => [itemName(text), text]));
}

function textOf(texts: ReadonlyMap<string, OwnText>, document: InsuranceDocument): OwnText | undefined {
  const text = texts.get(itemName(document));
  return text?.fingerprint === fingerprintOf(document) ? text : undefined;
}

function goneFrom(known: ReadonlyMap<string, OwnText>, documents: readonly InsuranceDocument[]): OwnText[] {
  const names = new Set(documents.map(itemName));
  return [...known.values()].filter((text) => !names.has(itemName(text)));
}

/** Returns what tells an other version of a document under the same id. */
function fingerprintOf({ tittel, type, dato }: InsuranceDocument): string {
  return JSON.stringify([tittel, type, dato]);
}
