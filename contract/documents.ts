import { type Static, Type } from 'typebox';
import { texts } from '../texts/nb/document-rows.ts';
import type { Endpoints } from './endpoint.ts';
import {
  CalendarDate,
  codeOf,
  ItemId,
  ItemParams,
  PolicyNumber,
  SystemName,
  SystemSourceError,
  Title,
} from './entity.ts';
import { strictObject } from './strict-object.ts';

/** The fields of a document (spec: beyond §1). Portfolio files and the customer's own data also have its file. */
export const DOCUMENT_FIELDS = {
  id: ItemId,
  systemSource: SystemName,
  tittel: Title,
  type: codeOf(`${Object.keys(texts.kinds).join(', ')}. Any other is shown as words`),
  dato: CalendarDate,
  avtalenummer: Type.Optional(PolicyNumber),
};

/** A document of the customer. Its file has a separate endpoint. */
export const InsuranceDocument = Type.Object({
  ...DOCUMENT_FIELDS,
  harFil: Type.Optional(
    Type.Boolean({ description: 'false: there is no file to open; left out: there is, as far as is known' }),
  ),
});
export type InsuranceDocument = Static<typeof InsuranceDocument>;

export const documentsApi = {
  'GET /dokumenter': {
    access: 'customer',
    onBehalf: 'DOKUMENTER',
    summary: 'List the documents',
    query: strictObject({ avtalenummer: Type.Optional(PolicyNumber) }),
    answer: Type.Object({
      // the newest first
      dokumenter: Type.Array(InsuranceDocument),
      systemSourceError: SystemSourceError,
    }),
  },
  'GET /dokumenter/:systemSource/:id': {
    access: 'customer',
    onBehalf: 'DOKUMENTER',
    summary: 'Get the file of a document',
    params: ItemParams,
    file: 'application/pdf',
    filePage: '/dokumenter',
  },
} satisfies Endpoints;
