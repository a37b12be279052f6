import { type Static, Type } from 'typebox';
import type { Endpoints } from './endpoint.ts';
import { strictObject } from './strict-object.ts';

const Consent = Type.Enum(['AUTHORIZED', 'NOT_AUTHORIZED']);

/** The customer's stored consents (spec: shell §3.3). */
export const Consents = Type.Object({ marketingConsent: Consent, crossDomainConsent: Consent });
export type Consents = Static<typeof Consents>;

/** The text that the customer read before a consent (spec: beyond §7). */
export const ConsentTextRead = Type.Object({
  spraak: Type.String({ maxLength: 20, description: 'its language' }),
  versjon: Type.String({ maxLength: 20, description: 'its version; each wording has its own' }),
});
export type ConsentTextRead = Static<typeof ConsentTextRead>;

/** The texts by consent. An older consent, or one from another system, may lack its text. */
export const CONSENT_TEXTS_READ = {
  marketingConsentTekst: Type.Optional(ConsentTextRead),
  crossDomainConsentTekst: Type.Optional(ConsentTextRead),
};

/** The customer's stored consents with the texts that they read. */
export const ConsentsWithTexts = Type.Object({ ...Consents.properties, ...CONSENT_TEXTS_READ });
export type ConsentsWithTexts = Static<typeof ConsentsWithTexts>;

/** A change of one or both consents. */
export const ConsentChange = strictObject(
  {
    marketingConsentApproved: Type.Optional(Type.Boolean()),
    crossDomainConsentApproved: Type.Optional(Type.Boolean()),
  },
  { minProperties: 1 },
);
export type ConsentChange = Static<typeof ConsentChange>;

/** The `versjon` of a consent's text. */
export const TextVersion = Type.String({
  pattern: '^[0-9a-f]{8}$',
  description:
    'the `versjon` of the text that was shown; left out, or with both consents: the current versions',
});

/** A header, so that the previous version of the portal accepts the change during an update (ADR-003). */
const VersionRead = Type.Object({ 'x-kfp-tekstversjon': Type.Optional(TextVersion) });

/** The explanation of a consent (spec: shell §3.3). */
export const ConsentText = Type.Object({
  samtykke: Type.Enum(['MARKETING', 'CROSS_DOMAIN']),
  tittel: Type.String(),
  ingress: Type.String(),
  versjon: Type.String({ description: 'of the text in its language' }),
  tekst: Type.String({
    description: 'HTML made safe: headings, paragraphs, lists, emphasis and links only',
  }),
});
export type ConsentText = Static<typeof ConsentText>;

/** Whether the customer receives documents by post. */
export const Reservation = Type.Object({ hasReservasjon: Type.Boolean() });
export type Reservation = Static<typeof Reservation>;

export const consentsApi = {
  'GET /samtykke/tekster': {
    access: 'customer',
    summary: 'Get the texts of the consents',
    query: strictObject({ bankkunde: Type.Enum(['true', 'false']) }),
    answer: Type.Object({ samtykketekster: Type.Array(ConsentText) }),
  },
  'POST /samtykke/oppdater': {
    access: 'customer',
    summary: 'Give or withdraw consents',
    headers: VersionRead,
    body: ConsentChange,
    answer: Consents,
  },
  'GET /samtykke/reservasjon/hent': {
    access: 'customer',
    summary: 'Check whether documents come by post',
    answer: Reservation,
  },
  'POST /samtykke/reservasjon': {
    access: 'customer',
    summary: 'Choose whether documents come by post',
    // The field has another name than in the answer (spec: decisions §8.5).
    body: strictObject({ harReservasjon: Type.Boolean() }),
    answer: Reservation,
  },
} satisfies Endpoints;
