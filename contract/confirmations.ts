import { type Static, Type } from 'typebox';
import { MAX_WRITTEN_CODE } from '../domain/confirmation-code.ts';
import type { Endpoints } from './endpoint.ts';
import { AgreementParams, CalendarDate, FileLanguage } from './entity.ts';

/** What others see of a confirmation by its code (spec: beyond §11). Not valid: only `gyldig`. Unknown facts are left out. */
export const CheckedConfirmation = Type.Object({
  gyldig: Type.Boolean(),
  forsikringsselskap: Type.Optional(Type.String({ description: 'the company that provides the insurance' })),
  produkt: Type.Optional(Type.String({ description: 'in the language of the request' })),
  fra: Type.Optional(CalendarDate),
  til: Type.Optional(CalendarDate),
  initialer: Type.Optional(Type.String({ description: 'of the customer' })),
  fodselsaar: Type.Optional(Type.Integer({ description: 'of the customer' })),
});
export type CheckedConfirmation = Static<typeof CheckedConfirmation>;

/**
 * The result of a check on the page. `code`: as printed, only if it is valid, since pages have no other text of their
 * address (ADR-023). `status`: why there is no answer.
 */
export type ConfirmationCheck =
  | { confirmation: CheckedConfirmation; code: string | null }
  | { status: 429 | 503 };

export const confirmationsApi = {
  'GET /bekreftelser/:systemSource/:policyNumber': {
    access: 'customer',
    onBehalf: 'refused',
    summary: 'Get a confirmation of insurance as PDF',
    params: AgreementParams,
    query: FileLanguage,
    file: 'application/pdf',
  },
  'POST /kontroll': {
    access: 'anyone',
    summary: 'Check a confirmation of insurance by its code, without a login',
    body: Type.Object({
      kode: Type.String({ maxLength: MAX_WRITTEN_CODE, description: 'as it is printed, or as it was typed' }),
    }),
    answer: CheckedConfirmation,
  },
} satisfies Endpoints;
