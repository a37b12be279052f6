import { type Static, Type } from 'typebox';
import { Consents } from './consents.ts';
import type { Endpoints } from './endpoint.ts';

/** The contact details of a customer with a niceKundenummer. Unknown details are omitted. */
export const ContactInformation = Type.Object({
  epostAdresse: Type.Optional(Type.String()),
  mobilNummer: Type.Optional(Type.String()),
});
export type ContactInformation = Static<typeof ContactInformation>;

/** The customer (spec: shell §3.3, decisions §4). `ssn` is masked. Unknown texts are omitted or null. */
export const Customer = Type.Object({
  navn: Type.String({ description: 'empty for a customer who is known by a login alone' }),
  ssn: Type.String(),
  niceKundenummer: Type.Union([Type.String(), Type.Null()]),
  isLoMedlem: Type.Boolean(),
  isBankkunde: Type.Boolean(),
  loginBankplassRegisterNummer: Type.Union([Type.String(), Type.Null()]),
  kontaktInformasjon: ContactInformation,
  samtykker: Consents,
  ukjent: Type.Optional(
    Type.Literal(true, { description: 'the system that holds the customers does not know this one' }),
  ),
});
export type Customer = Static<typeof Customer>;

export const customerApi = {
  'GET /skadekunde/hent': {
    access: 'customer',
    summary: 'Get the customer, the national id masked',
    answer: Customer,
  },
} satisfies Endpoints;
