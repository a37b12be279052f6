import { type Static, Type } from 'typebox';
import type { Endpoints } from './endpoint.ts';
import {
  CalendarDate,
  codeOf,
  ItemId,
  PolicyNumber,
  SystemName,
  SystemSourceError,
  signedKroner,
} from './entity.ts';
import { strictObject } from './strict-object.ts';

/** The share of an invoice that one insurance has (spec: beyond §10). `belop` is in kroner. */
export const InvoiceShare = Type.Object({
  systemSource: SystemName,
  policyNumber: PolicyNumber,
  belop: signedKroner('negative: money back'),
});
export type InvoiceShare = Static<typeof InvoiceShare>;

/** An invoice of the customer (spec: beyond §1, beyond §10). `belop` is in kroner. */
export const Invoice = Type.Object({
  id: ItemId,
  systemSource: SystemName,
  forfallsdato: CalendarDate,
  belop: signedKroner('negative: a credit note'),
  status: codeOf(
    'KOMMENDE or FORFALT: to pay, and overdue after forfallsdato; AVTALEGIRO: is collected; BETALT: paid. Any other is shown as status unknown',
  ),
  kid: Type.Optional(Type.String({ minLength: 1, maxLength: 30 })),
  kontonummer: Type.Optional(Type.String({ minLength: 1, maxLength: 40 })),
  avtalenumre: Type.Optional(Type.Array(PolicyNumber, { maxItems: 100 })),
  dokumentId: Type.Optional(ItemId),
  fordeling: Type.Optional(
    Type.Array(InvoiceShare, { maxItems: 100, description: 'shares that add up to belop' }),
  ),
});
export type Invoice = Static<typeof Invoice>;

/** All invoices, the latest due date first. */
export const InvoiceList = Type.Object({
  fakturaer: Type.Array(Invoice),
  systemSourceError: SystemSourceError,
});
export type InvoiceList = Static<typeof InvoiceList>;

export const invoicesApi = {
  'GET /fakturaer': {
    access: 'customer',
    onBehalf: 'FAKTURA',
    summary: 'List the invoices',
    query: strictObject({
      avtalenummer: Type.Optional(PolicyNumber),
      uten: Type.Optional(Type.Enum(['betalte'], { description: 'betalte: without paid invoices' })),
    }),
    answer: InvoiceList,
  },
} satisfies Endpoints;
