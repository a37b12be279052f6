import { type Static, Type } from 'typebox';
import { isWholeOre } from '../domain/money.ts';
import { SYSTEMS } from '../domain/systems.ts';
import type { Endpoints } from './endpoint.ts';

export const SystemName = Type.Enum(SYSTEMS);

export const AGREEMENT_STATUSES = ['ACTIVE', 'PENDING', 'RENEWAL', 'PROCESSING'] as const;

/** Kroner with at most two decimals (spec: decisions §4). */
export const Kroner = Type.Refine(
  Type.Number({ minimum: 0, maximum: 999_999_999 }),
  isWholeOre,
  () => 'must have at most two decimals',
);
/** A calendar date, `2026-12-31`. */
export const CalendarDate = Type.String({ format: 'date' });

/** The agreement (spec: overview §3). Only what identifies and names it must be there. */
export const Agreement = Type.Object({
  policyNumber: Type.String({ minLength: 1, maxLength: 60 }),
  name: Type.String({ minLength: 1, maxLength: 200 }),
  description: Type.Optional(Type.String({ maxLength: 500 })),
  monthlyPrice: Type.Optional(Kroner),
  yearlyPrice: Type.Optional(Kroner),
  productType: Type.String({ minLength: 1, maxLength: 60 }),
  systemSource: SystemName,
  productCode: Type.Optional(Type.String({ maxLength: 60 })),
  detaljer: Type.Optional(
    Type.Object({ konvertertAvtalenummer: Type.Optional(Type.String({ maxLength: 60 })) }),
  ),
  avtaleStatus: Type.Optional(Type.Enum(AGREEMENT_STATUSES)),
  avtaleStatusDescription: Type.Optional(Type.String({ maxLength: 200 })),
  endDate: Type.Optional(CalendarDate),
});
export type Agreement = Static<typeof Agreement>;

/** The customer's agreements. The sums are kroner. */
export const AgreementList = Type.Object({
  avtaler: Type.Array(Agreement),
  monthlySum: Type.Number(),
  yearlySum: Type.Number(),
  systemSourceError: Type.Boolean({ description: 'something of the list is missing' }),
});
export type AgreementList = Static<typeof AgreementList>;

export const agreementsApi = {
  'GET /avtaleoversikt/avtaler': {
    access: 'customer',
    summary: 'List the agreements',
    answer: AgreementList,
  },
  'GET /eikaintegrasjon/avtaler': {
    access: 'customer',
    summary: 'List the agreements of the partner group',
    answer: AgreementList,
  },
} satisfies Endpoints;
