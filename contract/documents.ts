import { type Static, Type } from 'typebox';
import type { Endpoints } from './endpoint.ts';
import {
  CalendarDate,
  Code,
  ItemId,
  ItemParams,
  PolicyNumber,
  SystemName,
  SystemSourceError,
  Title,
} from './entity.ts';

/** A document of the customer (spec: beyond §1). Its file has a separate endpoint. */
export const InsuranceDocument = Type.Object({
  id: ItemId,
  systemSource: SystemName,
  tittel: Title,
  type: Code,
  dato: CalendarDate,
  avtalenummer: Type.Optional(PolicyNumber),
});
export type InsuranceDocument = Static<typeof InsuranceDocument>;

/** All documents, the newest first. */
export const DocumentList = Type.Object({
  dokumenter: Type.Array(InsuranceDocument),
  systemSourceError: SystemSourceError,
});
export type DocumentList = Static<typeof DocumentList>;

/** Selects documents. Without parameters, all documents. */
export const DocumentQuery = Type.Object(
  { avtalenummer: Type.Optional(PolicyNumber) },
  { additionalProperties: false },
);

export const documentsApi = {
  'GET /dokumenter': {
    access: 'customer',
    summary: 'List the documents',
    query: DocumentQuery,
    answer: DocumentList,
  },
  'GET /dokumenter/:systemSource/:id': {
    access: 'customer',
    summary: 'Get the file of a document',
    params: ItemParams,
    file: 'application/pdf',
  },
} satisfies Endpoints;
