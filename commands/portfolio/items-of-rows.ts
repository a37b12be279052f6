import { claimInKroner, invoiceInKroner } from '../../contract/in-ore.ts';
import {
  jsonField,
  nonEmptyField,
  optionalField,
  trueField,
} from '../../server/platform/db/optional-fields.ts';
import type { PortfolioCustomer } from './format.ts';
import type { ItemRows } from './item-rows.ts';

type Lists = Pick<PortfolioCustomer, 'dokumenter' | 'fakturaer' | 'skader' | 'meldinger'>;
type Item<List extends keyof Lists> = (Lists[List] & object)[number];

/** Returns the lists of the portfolio file that the rows describe; the inverse of `itemRows`. */
export function itemsOf({ documents, documentChunks, invoices, claims, messages }: ItemRows): Lists {
  const partsOf = Map.groupBy(documentChunks, (part) => `${part.system} ${part.document_id}`);
  const dokumenter = documents.map((row) => documentOf(row, partsOf.get(`${row.system} ${row.id}`) ?? []));
  return {
    ...nonEmptyField('dokumenter', dokumenter),
    ...nonEmptyField('fakturaer', invoices.map(invoiceOf)),
    ...nonEmptyField('skader', claims.map(claimOf)),
    ...nonEmptyField('meldinger', messages.map(messageOf)),
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
    ...optionalField('avtalenummer', row.policy_number),
    ...optionalField('innhold', row.size === null ? null : parts.map(({ content }) => content).join('')),
  };
}

function invoiceOf(row: ItemRows['invoices'][number]): Item<'fakturaer'> {
  return invoiceInKroner({
    id: row.id,
    systemSource: row.system,
    forfallsdato: row.due_date,
    amountOre: row.amount,
    status: row.status,
    ...optionalField('kid', row.kid),
    ...optionalField('kontonummer', row.account_number),
    ...jsonField<'avtalenumre', string[]>('avtalenumre', row.policy_numbers),
    ...optionalField('dokumentId', row.document_id),
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
    ...optionalField('avtalenummer', row.policy_number),
    ...optionalField('nesteSteg', row.next_step),
    paidOre: row.paid,
    ...jsonField<'hendelser', Item<'skader'>['hendelser'] & object>('hendelser', row.events),
    ...jsonField<'dokumentIder', string[]>('dokumentIder', row.document_ids),
  });
}

function messageOf(row: ItemRows['messages'][number]): Item<'meldinger'> {
  return {
    id: row.id,
    systemSource: row.system,
    tittel: row.title,
    dato: row.date,
    ...trueField('lest', row.is_read),
    ...optionalField('tekst', row.text),
    ...optionalField('avtalenummer', row.policy_number),
    ...optionalField('dokumentId', row.document_id),
  };
}
