import { Type } from 'typebox';
import { LANGUAGES } from '../texts/languages.ts';
import type { Endpoints } from './endpoint.ts';
import { AgreementParams } from './entity.ts';

/** The language of the confirmation. Defaults to the customer's own. */
export const ConfirmationQuery = Type.Object(
  { spraak: Type.Optional(Type.Enum([...LANGUAGES])) },
  { additionalProperties: false },
);

export const confirmationsApi = {
  'GET /bekreftelser/:systemSource/:policyNumber': {
    access: 'customer',
    onBehalf: 'refused',
    summary: 'Get a confirmation of insurance as PDF',
    params: AgreementParams,
    query: ConfirmationQuery,
    file: 'application/pdf',
  },
} satisfies Endpoints;
