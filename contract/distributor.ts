import { type Static, Type } from 'typebox';
import type { Endpoints } from './endpoint.ts';

/** A Norwegian phone number in the form of the distributor file. */
export const NorwegianPhone = Type.String({
  pattern: '^[2-9]\\d{7}$',
  description: 'eight digits, without the country code',
});

/** The contact details of the bank (spec: shell §3.1). Opening hours are pairs of day and hours. */
export const BankContact = Type.Object({
  navn: Type.String(),
  telefon: NorwegianPhone,
  epost: Type.String(),
  apningstider: Type.Array(Type.Tuple([Type.String(), Type.String()])),
  domene: Type.String(),
});
export type BankContact = Static<typeof BankContact>;

export const distributorApi = {
  'GET /auth/bankkontakt': {
    access: 'customer',
    summary: "Get the bank's contact information",
    answer: BankContact,
  },
} satisfies Endpoints;
