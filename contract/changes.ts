import { type Static, Type } from 'typebox';
import { ACTIVITY_CODES } from './activities.ts';
import { ReceivedFile } from './claims.ts';
import { ConsentsWithTexts, Reservation } from './consents.ts';
import { Instant, SystemName } from './entity.ts';
import { AddressList, ContactInformation, LifeCustomer } from './profile.ts';
import { GivenSharing, SharingParams } from './sharing.ts';
import { strictObject } from './strict-object.ts';

/** The values stored after a change, by activity (spec: beyond §5). */
export const CHANGE_VALUES = {
  'contact-information-changed': ContactInformation,
  'life-contact-information-changed': LifeCustomer,
  'address-refreshed': AddressList,
  'reservation-changed': Reservation,
  'marketing-consent-changed': Type.Pick(ConsentsWithTexts, ['marketingConsent', 'marketingConsentTekst']),
  'cross-domain-consent-changed': Type.Pick(ConsentsWithTexts, [
    'crossDomainConsent',
    'crossDomainConsentTekst',
  ]),
  'offer-deleted': Type.Object({ systemSource: SystemName, policyNumber: Type.String() }),
  'message-read': Type.Object({ systemSource: SystemName, id: Type.String() }),
  /** `id` is the claim's */
  'claim-file-sent': Type.Object({ systemSource: SystemName, id: Type.String(), vedlegg: ReceivedFile }),
  'deletion-requested': Type.Object({ bedtOm: Instant }),
  'deletion-withdrawn': Type.Object({}),
  'login-disowned': Type.Object({
    innlogget: Instant,
    enhet: Type.Optional(Type.String({ description: 'browser and system in words, in Norwegian' })),
    distributor: Type.Optional(Type.String()),
  }),
  'sharing-given': Type.Omit(GivenSharing, ['initialer', 'status']),
  'sharing-accepted': SharingParams,
  'sharing-ended': SharingParams,
} as const;
export type ChangeValues = { [What in keyof typeof CHANGE_VALUES]: Static<(typeof CHANGE_VALUES)[What]> };
/** An activity that changes data in the portal's own store. */
export type Change = keyof ChangeValues;

const CHANGES = Object.keys(CHANGE_VALUES) as Change[];

/** A change in the form in which it is part of the customer's own data. */
export const RecordedChange = Type.Object({
  tidspunkt: Instant,
  hva: Type.Enum(CHANGES.map((what) => ACTIVITY_CODES[what])),
  verdi: Type.Object({}, { additionalProperties: true, description: 'what is stored since, by `hva`' }),
});
export type RecordedChange = Static<typeof RecordedChange>;

/** The query of `GET /api/intern/endringer`: the cursor to start after, and the number of changes. */
export const ChangesQuery = strictObject({
  etter: Type.Optional(Type.String({ pattern: '^[0-9a-f]{12}-(0|[1-9]\\d{0,14})$' })),
  antall: Type.Optional(
    Type.String({ pattern: '^([1-9]\\d{0,2}|1000)$', description: '1 to 1000; default 100' }),
  ),
});

/** The changes after a cursor, the oldest first. */
export const ChangePage = Type.Object({
  endringer: Type.Array(
    Type.Object({
      id: Type.String({ description: 'a cursor: the changes after this one' }),
      ssn: Type.String({ description: 'the national id, eleven digits' }),
      ...RecordedChange.properties,
    }),
  ),
  neste: Type.String({ description: 'the next cursor, also if nothing is new' }),
});
export type ChangePage = Static<typeof ChangePage>;
