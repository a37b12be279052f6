import { claimInOre, invoiceInOre } from '../../contract/in-ore.ts';
import type {
  ClaimTable,
  DocumentPartTable,
  DocumentTable,
  InvoiceTable,
  MessageTable,
} from '../../server/platform/db/schema.ts';
import type { PortfolioCustomer } from './format.ts';
import { bytesOf, partsOf } from './pdf-text.ts';
import { flag, textOrNull } from './row-values.ts';

export type OfCustomer<Row> = Omit<Row, 'customer_id'>;

/** The rows of a customer's documents, invoices, claims and messages. */
export type ItemRows = {
  documents: OfCustomer<DocumentTable>[];
  documentChunks: OfCustomer<DocumentPartTable>[];
  invoices: OfCustomer<InvoiceTable>[];
  claims: OfCustomer<ClaimTable>[];
  messages: OfCustomer<MessageTable>[];
};

export const NO_ITEMS: ItemRows = {
  documents: [],
  documentChunks: [],
  invoices: [],
  claims: [],
  messages: [],
};

type Lists = Pick<PortfolioCustomer, 'dokumenter' | 'fakturaer' | 'skader' | 'meldinger'>;

/** Returns the rows of a customer's documents (with their files in parts), invoices, claims and messages. */
export function itemRows({ dokumenter = [], fakturaer = [], skader = [], meldinger = [] }: Lists): ItemRows {
  return {
    documents: dokumenter.map(documentRow),
    documentChunks: dokumenter.flatMap(documentChunkRows),
    invoices: fakturaer.map(invoiceRow),
    claims: skader.map(claimRow),
    messages: meldinger.map(messageRow),
  };
}

type Item<List extends keyof Lists> = (Lists[List] & object)[number];

function documentRow(document: Item<'dokumenter'>, position: number): ItemRows['documents'][number] {
  return {
    system: document.systemSource,
    id: document.id,
    position,
    title: document.tittel,
    type: document.type,
    date: document.dato,
    policy_number: document.avtalenummer ?? null,
    size: document.innhold === undefined ? null : bytesOf(document.innhold),
  };
}

function documentChunkRows({
  systemSource,
  id,
  innhold = '',
}: Item<'dokumenter'>): ItemRows['documentChunks'] {
  return partsOf(innhold).map((content, position) => ({
    system: systemSource,
    document_id: id,
    position,
    content,
  }));
}

function invoiceRow(item: Item<'fakturaer'>, position: number): ItemRows['invoices'][number] {
  const invoice = invoiceInOre(item);
  return {
    system: invoice.systemSource,
    id: invoice.id,
    position,
    due_date: invoice.forfallsdato,
    amount: invoice.amountOre,
    status: invoice.status,
    kid: invoice.kid ?? null,
    account_number: invoice.kontonummer ?? null,
    policy_numbers: listOrNull(invoice.avtalenumre),
    document_id: invoice.dokumentId ?? null,
  };
}

function claimRow(item: Item<'skader'>, position: number): ItemRows['claims'][number] {
  const claim = claimInOre(item);
  return {
    system: claim.systemSource,
    id: claim.id,
    position,
    claim_number: claim.skadenummer,
    title: claim.tittel,
    reported_date: claim.meldtDato,
    status: claim.status,
    policy_number: claim.avtalenummer ?? null,
    next_step: textOrNull(claim.nesteSteg),
    paid: claim.paidOre,
    events: listOrNull(claim.hendelser),
    document_ids: listOrNull(claim.dokumentIder),
  };
}

function messageRow(message: Item<'meldinger'>, position: number): ItemRows['messages'][number] {
  return {
    system: message.systemSource,
    id: message.id,
    position,
    title: message.tittel,
    date: message.dato,
    is_read: flag(message.lest),
    text: textOrNull(message.tekst),
    policy_number: message.avtalenummer ?? null,
    document_id: message.dokumentId ?? null,
  };
}

function listOrNull(list: readonly unknown[] | undefined): string | null {
  return list && list.length > 0 ? JSON.stringify(list) : null;
}
