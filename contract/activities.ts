/** What the activity record holds, and the code of each activity on the wire (spec: beyond §3, ADR-082). */
export const ACTIVITY_CODES = {
  'logged-in': 'INNLOGGING',
  /** by a device that none of the customer's earlier logins came from */
  'logged-in-from-new-device': 'INNLOGGING_NY_ENHET',
  /** in a browser where the customer was logged in, so that it is known whose */
  'login-refused': 'INNLOGGING_AVVIST',
  'logged-out': 'UTLOGGING',
  'timed-out': 'TIDSAVBRUDD',
  /** the login provider notified us of the end of the login */
  'logged-out-by-provider': 'UTLOGGING_INNLOGGINGSTJENESTE',
  /** by the customer, from a session of theirs */
  'session-ended': 'OKT_AVSLUTTET',
  /** by another login in the same browser */
  'session-replaced': 'OKT_ERSTATTET',
  'email-changed': 'EPOST_ENDRET',
  'mobile-changed': 'MOBILNUMMER_ENDRET',
  'life-email-changed': 'EPOST_LIV_ENDRET',
  'life-phone-changed': 'TELEFON_LIV_ENDRET',
  /** as versions recorded it that did not say which, and as other systems read it (ADR-100) */
  'contact-information-changed': 'KONTAKTINFORMASJON_ENDRET',
  'life-contact-information-changed': 'KONTAKTINFORMASJON_LIV_ENDRET',
  'address-refreshed': 'ADRESSE_OPPDATERT',
  'reservation-changed': 'RESERVASJON_ENDRET',
  'marketing-consent-changed': 'SAMTYKKE_MARKEDSFORING_ENDRET',
  'cross-domain-consent-changed': 'SAMTYKKE_DELING_ENDRET',
  /** asked of the system that has the customer's data, and not known to have happened or not */
  'change-unclear': 'ENDRING_UKLAR',
  'offer-deleted': 'TILBUD_SLETTET',
  /** asked of a source system, and not known to have happened or not */
  'offer-deletion-unclear': 'TILBUD_SLETTING_UKLAR',
  'message-read': 'MELDING_LEST',
  'feedback-given': 'TILBAKEMELDING_GITT',
  'national-id-shown': 'FODSELSNUMMER_VIST',
  'document-opened': 'DOKUMENT_APNET',
  'confirmation-fetched': 'BEKREFTELSE_HENTET',
  'calendar-fetched': 'KALENDER_HENTET',
  /** a one-time token for the claims system was issued */
  'claims-jump-started': 'SKADESAKER_APNET',
  /** the claims system learned by the token who the customer is */
  'claims-token-redeemed': 'SKADESAKER_INNLOGGING',
  'short-link-issued': 'KORTLENKE_LAGET',
  'short-link-redeemed': 'KORTLENKE_BRUKT',
  /** everything that the portal holds about the customer */
  'data-fetched': 'DATA_HENTET',
  'deletion-requested': 'SLETTING_BEDT_OM',
} as const;

/** What a customer did, or what was done to their session. */
export type Activity = keyof typeof ACTIVITY_CODES;
/** The code of an activity on the wire. */
export type ActivityCode = (typeof ACTIVITY_CODES)[Activity];
