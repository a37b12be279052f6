import type { TObject } from 'typebox';
import { DetailedAgreement } from '../../contract/agreements.ts';
import { Claim } from '../../contract/claims.ts';
import { InsuranceDocument } from '../../contract/documents.ts';
import { Invoice } from '../../contract/invoices.ts';
import type { ListName } from '../../contract/items.ts';
import { Message } from '../../contract/messages.ts';
import { Offer } from '../../contract/offers.ts';
import type { System } from '../../domain/systems.ts';
import { nonEmptyField } from '../../server/platform/db/optional-fields.ts';
import type { DocumentPartTable, ItemTable, StoredDocument } from '../../server/platform/db/schema.ts';
import type { PortfolioCustomer } from './format.ts';
import { bytesOf, partsOf } from './pdf-text.ts';

export type OfCustomer<Row> = Omit<Row, 'customer_id'>;
type ItemRow = OfCustomer<ItemTable>;
type PartRow = OfCustomer<DocumentPartTable>;
/** The items of a portfolio file, by the name of their list. */
export type FileItems = Pick<PortfolioCustomer, ListName>;
type FileDocument = (FileItems['dokumenter'] & object)[number];

/** The rows of a customer's items, and of the files of their documents. */
export type ItemRows = { items: ItemRow[]; documentChunks: PartRow[] };

/** The schemas of stored items, whose fields are stored in this order. */
const SCHEMAS: Readonly<Record<ListName, TObject>> = {
  avtaler: DetailedAgreement,
  tilbud: Offer,
  dokumenter: InsuranceDocument,
  fakturaer: Invoice,
  skader: Claim,
  meldinger: Message,
};
/** The lists in the order of a portfolio file. */
export const ITEM_LISTS = Object.keys(SCHEMAS) as ListName[];

/** Returns the rows of a customer's items. */
export function itemRows(customer: FileItems): ItemRows {
  const items = ITEM_LISTS.flatMap((list) =>
    (customer[list] ?? []).map((item, position) => rowOf(list, item, position)),
  );
  return { items, documentChunks: (customer.dokumenter ?? []).flatMap(chunksOf) };
}

/** Returns the lists of the portfolio file that the rows describe; the inverse of `itemRows`. */
export function itemsOf({ items, documentChunks }: ItemRows): FileItems {
  const chunks = Map.groupBy(documentChunks, ({ system, document_id }) => `${system} ${document_id}`);
  const fileOf = ({ system, id }: ItemRow) =>
    chunks
      .get(`${system} ${id}`)
      ?.map(({ content }) => content)
      .join('');
  const lists = ITEM_LISTS.map((list) => {
    const stored = items
      .filter((row) => row.list === list)
      .map((row) =>
        list === 'dokumenter' ? withFile(JSON.parse(row.value), fileOf(row)) : JSON.parse(row.value),
      );
    return nonEmptyField(list, stored);
  });
  return Object.assign({}, ...lists);
}

/** Returns the size in bytes of the file of a stored item; 0 if it has none. */
export function fileSize({ list, value }: ItemRow): number {
  return list === 'dokumenter' ? ((JSON.parse(value) as StoredDocument).size ?? 0) : 0;
}

export type FileItem = { systemSource: System; innhold?: string } & (
  | { id: string }
  | { policyNumber: string }
);

/** Returns the id of an item, which is unique in its system and list. */
export function itemId(item: FileItem): string {
  return 'id' in item ? item.id : item.policyNumber;
}

function rowOf(list: ListName, item: FileItem, position: number): ItemRow {
  const fields = Object.keys(SCHEMAS[list].properties)
    .map((name) => [name, Reflect.get(item, name)])
    .filter(([, value]) => !isEmpty(value));
  const { innhold } = item;
  if (innhold !== undefined) fields.push(['size', bytesOf(innhold)]);
  return {
    list,
    system: item.systemSource,
    id: itemId(item),
    position,
    value: JSON.stringify(Object.fromEntries(fields)),
  };
}

/** Empty texts and lists and false are left out, so that readers only handle one empty value. */
function isEmpty(value: unknown): boolean {
  return (
    value === undefined || value === '' || value === false || (Array.isArray(value) && value.length === 0)
  );
}

function chunksOf({ systemSource, id, innhold = '' }: FileDocument): PartRow[] {
  return partsOf(innhold).map((content, position) => ({
    system: systemSource,
    document_id: id,
    position,
    content,
  }));
}

function withFile({ size, ...document }: StoredDocument, innhold = ''): FileDocument {
  return size === undefined ? document : { ...document, innhold };
}
