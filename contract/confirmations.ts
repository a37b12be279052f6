import { Type } from 'typebox';
import type { Endpoints } from './endpoint.ts';
import { AgreementParams } from './entity.ts';

export const CONFIRMATION_LANGUAGES = ['nb', 'nn', 'en'] as const;
export type ConfirmationLanguage = (typeof CONFIRMATION_LANGUAGES)[number];

/** Bokmål where no language is asked for. */
export const ConfirmationQuery = Type.Object(
  { spraak: Type.Optional(Type.Enum(CONFIRMATION_LANGUAGES)) },
  { additionalProperties: false },
);

export const confirmationsApi = {
  'GET /bekreftelser/:systemSource/:policyNumber': {
    access: 'customer',
    summary: 'Get a confirmation of insurance as PDF',
    params: AgreementParams,
    query: ConfirmationQuery,
    file: 'application/pdf',
  },
} satisfies Endpoints;
