import { type Static, Type } from 'typebox';

const Consent = Type.Enum(['AUTHORIZED', 'NOT_AUTHORIZED']);

/** The customer's consents, as now stored (spec: shell §3.3). */
export const Consents = Type.Object({ marketingConsent: Consent, crossDomainConsent: Consent });
export type Consents = Static<typeof Consents>;

/** `POST /samtykke/oppdater`: one of the two, or both. */
export const ConsentChange = Type.Object(
  {
    marketingConsentApproved: Type.Optional(Type.Boolean()),
    crossDomainConsentApproved: Type.Optional(Type.Boolean()),
  },
  { additionalProperties: false, minProperties: 1 },
);
export type ConsentChange = Static<typeof ConsentChange>;

/** `GET /samtykke/tekster?bankkunde=`: bank customers read other texts. */
export const ConsentTextsQuery = Type.Object(
  { bankkunde: Type.Enum(['true', 'false']) },
  { additionalProperties: false },
);

/** What a consent means (spec: shell §3.3). */
export const ConsentText = Type.Object({
  samtykke: Type.Enum(['MARKETING', 'CROSS_DOMAIN']),
  tittel: Type.String(),
  ingress: Type.String(),
  tekst: Type.String({
    description: 'HTML made safe: headings, paragraphs, lists, emphasis and links alone',
  }),
});
export type ConsentText = Static<typeof ConsentText>;

export const ConsentTexts = Type.Object({ samtykketekster: Type.Array(ConsentText) });
export type ConsentTexts = Static<typeof ConsentTexts>;

/** `GET /samtykke/reservasjon/hent`: true means that documents come by post. */
export const Reservation = Type.Object({ hasReservasjon: Type.Boolean() });
export type Reservation = Static<typeof Reservation>;

/** `POST /samtykke/reservasjon`: asked for under another name than it is answered (spec: decisions §8.5). */
export const ReservationChange = Type.Object(
  { harReservasjon: Type.Boolean() },
  { additionalProperties: false },
);
export type ReservationChange = Static<typeof ReservationChange>;
