import { type Static, Type } from 'typebox';
import { Consents } from './consents.ts';
import type { Endpoints } from './endpoint.ts';
import { strictObject } from './strict-object.ts';

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

/** Longer than any valid contact information. */
export const MAX_WRITTEN = 2000;

/** Returns the schema of the customer's raw input, which domain/email.ts and domain/mobile.ts validate. */
const written = () => Type.Optional(Type.String({ maxLength: MAX_WRITTEN }));

/** A change of one or both fields (spec: decisions §4). */
export const ContactChange = strictObject(
  { epostAdresse: written(), mobilNummer: written() },
  { minProperties: 1 },
);
export type ContactChange = Static<typeof ContactChange>;

/** The life-insurance system's record of the customer. Unknown fields are omitted. */
export const LifeCustomer = Type.Object({
  eksisterer: Type.Boolean(),
  epost: Type.Optional(Type.String()),
  telefon: Type.Optional(Type.String()),
});
export type LifeCustomer = Static<typeof LifeCustomer>;

/** A change of one or both fields (spec: shell §7.2). */
export const LifeContactChange = strictObject({ epost: written(), telefon: written() }, { minProperties: 1 });
export type LifeContactChange = Static<typeof LifeContactChange>;

/** An address of the customer (spec: shell §3.3). Without a street it has gaardsnummer and bruksnummer. */
export const Address = Type.Object({
  isFolkreregistrert: Type.Boolean(),
  gatenavn: Type.Optional(Type.String()),
  gatenummer: Type.Optional(Type.String()),
  gatenummerBokstav: Type.Optional(Type.String()),
  gaardsnummer: Type.Optional(Type.String()),
  bruksnummer: Type.Optional(Type.String()),
  postnummer: Type.String(),
});
export type Address = Static<typeof Address>;

export const AddressList = Type.Object({ kundeadresser: Type.Array(Address) });
export type AddressList = Static<typeof AddressList>;

/** The complete Norwegian postcode register, by code. */
export const PostcodeList = Type.Object({
  postnummerList: Type.Array(
    Type.Object({ kode: Type.String({ pattern: '^\\d{4}$' }), navn: Type.String() }),
  ),
});
export type PostcodeList = Static<typeof PostcodeList>;

/** The full national id, sent only when the customer asks to see it. */
export const NationalId = Type.Object({ ssn: Type.String({ pattern: '^\\d{11}$' }) });
export type NationalId = Static<typeof NationalId>;

export const profileApi = {
  'GET /skadekunde/hent': {
    access: 'customer',
    summary: 'Get the customer, the national id masked',
    answer: Customer,
  },
  'GET /skadekunde/fodselsnummer': {
    access: 'customer',
    summary: 'Get the whole national id',
    answer: NationalId,
  },
  'PUT /skadekunde/kontaktinformasjon': {
    access: 'customer',
    summary: 'Change e-mail address or mobile number',
    body: ContactChange,
    answer: ContactInformation,
  },
  'GET /liv/kunde/v1/kunde': {
    access: 'customer',
    summary: 'Get the record of the life-insurance system',
    answer: LifeCustomer,
  },
  'POST /liv/kunde/v1/contactInfo': {
    access: 'customer',
    summary: 'Change contact information in the life-insurance system',
    body: LifeContactChange,
    answer: LifeCustomer,
  },
  'GET /adresse/kundeadresser': { access: 'customer', summary: 'List the addresses', answer: AddressList },
  'POST /adresse/oppdater': {
    access: 'customer',
    summary: 'Refresh to the registered address',
    answer: AddressList,
  },
  'GET /adresse/postnummer': {
    revalidated: true,
    access: 'customer',
    summary: 'List all postcodes with their places',
    answer: PostcodeList,
  },
} satisfies Endpoints;
