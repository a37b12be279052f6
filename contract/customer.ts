import { type Static, Type } from 'typebox';

const Consent = Type.Enum(['AUTHORIZED', 'NOT_AUTHORIZED']);

/** `GET /skadekunde/hent` (shell 3, decisions 4). `ssn` is masked; texts that nobody knows are left out or null. */
export const Customer = Type.Object({
  navn: Type.String({ description: 'empty for a customer who is known by a login alone' }),
  ssn: Type.String(),
  niceKundenummer: Type.Union([Type.String(), Type.Null()]),
  isLoMedlem: Type.Boolean(),
  isBankkunde: Type.Boolean(),
  loginBankplassRegisterNummer: Type.Union([Type.String(), Type.Null()]),
  kontaktInformasjon: Type.Object({
    epostAdresse: Type.Optional(Type.String()),
    mobilNummer: Type.Optional(Type.String()),
  }),
  samtykker: Type.Object({ marketingConsent: Consent, crossDomainConsent: Consent }),
});
export type Customer = Static<typeof Customer>;
