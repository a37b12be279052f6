import { claimInKroner, invoiceInKroner } from '../contract/in-ore.ts';
import { given, parsed, some, yes } from '../server/platform/db/given-fields.ts';
import type { PortfolioCustomer } from './format.ts';
import type { ItemRows } from './item-rows.ts';

type Lists = Pick<PortfolioCustomer, 'dokumenter' | 'fakturaer' | 'skader' | 'meldinger'>;
type Item<List extends keyof Lists> = (Lists[List] & object)[number];

/** Returns the lists of the portfolio file that the rows describe; the inverse of `itemRows`. */
export function itemsOf({ documents, documentChunks, invoices, claims, messages }: ItemRows): Lists {
  const partsOf = Map.groupBy(documentChunks, (part) => `${part.system} ${part.document_id}`);
  const dokumenter = documents.map((row) => documentOf(row, partsOf.get(`${row.system} ${row.id}`) ?? []));
  return {
    ...some('dokumenter', dokumenter),
    ...some('fakturaer', invoices.map(invoiceOf)),
    ...some('skader', claims.map(claimOf)),
    ...some('meldinger', messages.map(messageOf)),
  };
}

function documentOf(
  row: ItemRows['documents'][number],
  parts: readonly ItemRows['documentChunks'][number][],
): Item<'dokumenter'> {
  return {
    id: row.id,
    systemSource: row.system,
    tittel: row.title,
    type: row.type,
    dato: row.date,
    ...given('avtalenummer', row.policy_number),
    ...given('innhold', row.size === null ? null : parts.map(({ content }) => content).join('')),
  };
}

function invoiceOf(row: ItemRows['invoices'][number]): Item<'fakturaer'> {
  return invoiceInKroner({
    id: row.id,
    systemSource: row.system,
    forfallsdato: row.due_date,
    amountOre: row.amount,
    status: row.status,
    ...given('kid', row.kid),
    ...given('kontonummer', row.account_number),
    ...parsed<'avtalenumre', string[]>('avtalenumre', row.policy_numbers),
    ...given('dokumentId', row.document_id),
  });
}

function claimOf(row: ItemRows['claims'][number]): Item<'skader'> {
  return claimInKroner({
    id: row.id,
    systemSource: row.system,
    skadenummer: row.claim_number,
    tittel: row.title,
    meldtDato: row.reported_date,
    status: row.status,
    ...given('avtalenummer', row.policy_number),
    ...given('nesteSteg', row.next_step),
    paidOre: row.paid,
    ...parsed<'hendelser', Item<'skader'>['hendelser'] & object>('hendelser', row.events),
    ...parsed<'dokumentIder', string[]>('dokumentIder', row.document_ids),
  });
}

function messageOf(row: ItemRows['messages'][number]): Item<'meldinger'> {
  return {
    id: row.id,
    systemSource: row.system,
    tittel: row.title,
    dato: row.date,
    ...yes('lest', row.is_read),
    ...given('tekst', row.text),
    ...given('avtalenummer', row.policy_number),
    ...given('dokumentId', row.document_id),
  };
}
