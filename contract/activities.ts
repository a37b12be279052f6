import { type Static, Type } from 'typebox';
import { ACTIVITY_CURSOR } from '../domain/activity-cursor.ts';
import type { Endpoints } from './endpoint.ts';
import { Instant } from './entity.ts';
import { OwnSession } from './session.ts';
import { strictObject } from './strict-object.ts';

/** The recorded activities and their codes on the wire (spec: beyond §3, ADR-026). */
export const ACTIVITY_CODES = {
  'logged-in': 'INNLOGGING',
  /** from a device that none of the customer's earlier logins used */
  'logged-in-from-new-device': 'INNLOGGING_NY_ENHET',
  /** recorded only if the browser had a session, which identifies the customer */
  'login-refused': 'INNLOGGING_AVVIST',
  'logged-out': 'UTLOGGING',
  'timed-out': 'TIDSAVBRUDD',
  /** the login provider notified us of the end of the login */
  'logged-out-by-provider': 'UTLOGGING_INNLOGGINGSTJENESTE',
  /** by the customer, from one of their sessions */
  'session-ended': 'OKT_AVSLUTTET',
  /** by an operator, for this customer or for all */
  'session-ended-by-bank': 'OKT_AVSLUTTET_AV_BANKEN',
  /** the customer said that a login from a new device was not them */
  'login-disowned': 'INNLOGGING_IKKE_MEG',
  /** by another login in the same browser */
  'session-replaced': 'OKT_ERSTATTET',
  'email-changed': 'EPOST_ENDRET',
  'mobile-changed': 'MOBILNUMMER_ENDRET',
  'life-email-changed': 'EPOST_LIV_ENDRET',
  'life-phone-changed': 'TELEFON_LIV_ENDRET',
  /** recorded by earlier versions, which did not say which field changed, and read by other systems (ADR-024) */
  'contact-information-changed': 'KONTAKTINFORMASJON_ENDRET',
  'life-contact-information-changed': 'KONTAKTINFORMASJON_LIV_ENDRET',
  'address-refreshed': 'ADRESSE_OPPDATERT',
  'reservation-changed': 'RESERVASJON_ENDRET',
  'marketing-consent-changed': 'SAMTYKKE_MARKEDSFORING_ENDRET',
  'cross-domain-consent-changed': 'SAMTYKKE_DELING_ENDRET',
  /** a change sent to the system with the customer's data, with unknown outcome */
  'change-unclear': 'ENDRING_UKLAR',
  'offer-deleted': 'TILBUD_SLETTET',
  /** a deletion sent to a source system, with unknown outcome */
  'offer-deletion-unclear': 'TILBUD_SLETTING_UKLAR',
  'message-read': 'MELDING_LEST',
  'claim-file-sent': 'SKADEFIL_SENDT',
  /** a file sent to a source system, with unknown outcome */
  'claim-file-unclear': 'SKADEFIL_UKLAR',
  'feedback-given': 'TILBAKEMELDING_GITT',
  'national-id-shown': 'FODSELSNUMMER_VIST',
  'document-opened': 'DOKUMENT_APNET',
  'confirmation-fetched': 'BEKREFTELSE_HENTET',
  /** by someone with the code of the customer's confirmation; at most once a day for each code */
  'confirmation-checked': 'BEKREFTELSE_KONTROLLERT',
  'calendar-fetched': 'KALENDER_HENTET',
  /** a one-time token for the claims system was issued */
  'claims-jump-started': 'SKADESAKER_APNET',
  /** the claims system identified the customer by the token */
  'claims-token-redeemed': 'SKADESAKER_INNLOGGING',
  'short-link-issued': 'KORTLENKE_LAGET',
  'short-link-redeemed': 'KORTLENKE_BRUKT',
  /** everything the portal holds about the customer */
  'data-fetched': 'DATA_HENTET',
  'deletion-requested': 'SLETTING_BEDT_OM',
  'deletion-withdrawn': 'SLETTING_TRUKKET',
  /** by an operator, who told the customer what the bank keeps and why */
  'deletion-answered': 'SLETTING_BESVART',
  /** an invitation to see what the customer has (spec: beyond §12) */
  'sharing-given': 'DELING_GITT',
  /** this and the next one are recorded for both sides */
  'sharing-accepted': 'DELING_GODTATT',
  'sharing-ended': 'DELING_AVSLUTTET',
  /** by the customer, on behalf of another customer */
  'shared-data-seen': 'DELING_SETT',
  /** by the receiver of the customer's sharing */
  'own-data-seen-by-other': 'DELING_SETT_AV_ANNEN',
} as const;

/** An action of a customer, or an event in their session. */
export type Activity = keyof typeof ACTIVITY_CODES;
/** The code of an activity on the wire. */
export type ActivityCode = (typeof ACTIVITY_CODES)[Activity];

const { enhet, distributor, distributornavn } = OwnSession.properties;

/** An action of the customer, or an event in their session, without values (spec: beyond §3, ADR-026). */
export const ActivityEntry = Type.Object({
  id: Type.String(),
  tidspunkt: Instant,
  hva: Type.Enum(Object.values(ACTIVITY_CODES)),
  /** this and the next two fields are omitted if unknown, as in older records */
  enhet: Type.Optional(enhet),
  distributor: Type.Optional(distributor),
  distributornavn: Type.Optional(distributornavn),
});
export type ActivityEntry = Static<typeof ActivityEntry>;

/** A page of the activities of the last 13 months, the newest first. */
export const ActivityPage = Type.Object({
  aktiviteter: Type.Array(ActivityEntry),
  neste: Type.Union([Type.String(), Type.Null()], {
    description: 'the value of `for` for the next, older page; null: there is none',
  }),
  nyeEnheter: Type.Optional(
    Type.Array(ActivityEntry, {
      description:
        'only with the newest page: logins from new devices in the last two weeks; left out if there are none',
    }),
  ),
});
export type ActivityPage = Static<typeof ActivityPage>;

export const activitiesApi = {
  'GET /sikkerhet/aktivitet': {
    access: 'customer',
    summary: 'List what the customer did, page by page',
    query: strictObject({ for: Type.Optional(Type.String({ pattern: ACTIVITY_CURSOR })) }),
    answer: ActivityPage,
  },
} satisfies Endpoints;
