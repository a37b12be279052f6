import { type Static, Type } from 'typebox';
import { Consents } from './consents.ts';
import type { Endpoints } from './endpoint.ts';

/** How to reach a customer with a niceKundenummer. What nobody knows is left out. */
export const ContactInformation = Type.Object({
  epostAdresse: Type.Optional(Type.String()),
  mobilNummer: Type.Optional(Type.String()),
});
export type ContactInformation = Static<typeof ContactInformation>;

/** The customer (spec: shell §3.3, decisions §4). `ssn` is masked; texts that nobody knows are left out or null. */
export const Customer = Type.Object({
  navn: Type.String({ description: 'empty for a customer who is known by a login alone' }),
  ssn: Type.String(),
  niceKundenummer: Type.Union([Type.String(), Type.Null()]),
  isLoMedlem: Type.Boolean(),
  isBankkunde: Type.Boolean(),
  loginBankplassRegisterNummer: Type.Union([Type.String(), Type.Null()]),
  kontaktInformasjon: ContactInformation,
  samtykker: Consents,
});
export type Customer = Static<typeof Customer>;

export const customerApi = {
  'GET /skadekunde/hent': {
    access: 'customer',
    summary: 'Get the customer, the national id masked',
    answer: Customer,
  },
} satisfies Endpoints;
