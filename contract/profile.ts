import { type Static, Type } from 'typebox';

/** As the customer wrote it: the rules of domain/email.ts and domain/mobile.ts say whether it holds. */
const written = () => Type.Optional(Type.String({ maxLength: 2000 }));

/** `PUT /skadekunde/kontaktinformasjon`: one of the two, or both (spec: decisions §4). */
export const ContactChange = Type.Object(
  { epostAdresse: written(), mobilNummer: written() },
  { additionalProperties: false, minProperties: 1 },
);
export type ContactChange = Static<typeof ContactChange>;

/** `GET /liv/kunde/v1/kunde`: the life-insurance system's record. What it does not know is left out. */
export const LifeCustomer = Type.Object({
  eksisterer: Type.Boolean(),
  epost: Type.Optional(Type.String()),
  telefon: Type.Optional(Type.String()),
});
export type LifeCustomer = Static<typeof LifeCustomer>;

/** `POST /liv/kunde/v1/contactInfo`: one of the two, or both (spec: shell §7.2). */
export const LifeContactChange = Type.Object(
  { epost: written(), telefon: written() },
  { additionalProperties: false, minProperties: 1 },
);
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

/** `GET /adresse/kundeadresser` and `POST /adresse/oppdater`. */
export const AddressList = Type.Object({ kundeadresser: Type.Array(Address) });
export type AddressList = Static<typeof AddressList>;

/** `GET /adresse/postnummer`: the whole Norwegian register, by code. */
export const PostcodeList = Type.Object({
  postnummerList: Type.Array(
    Type.Object({ kode: Type.String({ pattern: '^\\d{4}$' }), navn: Type.String() }),
  ),
});
export type PostcodeList = Static<typeof PostcodeList>;

/** `GET /skadekunde/fodselsnummer`: the whole national id, for when the customer asks to see it. */
export const NationalId = Type.Object({ ssn: Type.String({ pattern: '^\\d{11}$' }) });
export type NationalId = Static<typeof NationalId>;
