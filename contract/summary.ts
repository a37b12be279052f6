import { type Static, Type } from 'typebox';
import { ENDS_SOON_DAYS } from '../domain/standing.ts';
import type { Endpoints } from './endpoint.ts';
import {
  CalendarDate,
  Code,
  ItemId,
  Kroner,
  PolicyNumber,
  SystemName,
  SystemSourceError,
  Title,
} from './entity.ts';

/** To pay an invoice, its automatic collection, a renewal, the end of an insurance, the expiry of an offer. */
export const COMING_DATE_KINDS = [
  'FAKTURA',
  'AVTALEGIRO',
  'FORNYES',
  'SLUTTER',
  'BEGYNNER',
  'TILBUD',
] as const;

/**
 * A coming date. Insurances and offers have `navn` and `beskrivelse`. Insurances also have the policy number
 * and system, and invoices have `belop` in kroner.
 */
export const ComingDate = Type.Object({
  dato: CalendarDate,
  slag: Type.Enum(COMING_DATE_KINDS),
  systemSource: Type.Optional(SystemName),
  navn: Type.Optional(Title),
  beskrivelse: Type.Optional(Type.String({ maxLength: 500 })),
  policyNumber: Type.Optional(PolicyNumber),
  belop: Type.Optional(Kroner),
});
export type ComingDate = Static<typeof ComingDate>;

/** A payment. It is collected automatically if `avtalegiro` is true. */
export const Payment = Type.Object({
  forfallsdato: CalendarDate,
  belop: Kroner,
  avtalegiro: Type.Boolean(),
});
export type Payment = Static<typeof Payment>;

/** An insurance that ends soon, with its last day. */
export const EndingAgreement = Type.Object({
  systemSource: SystemName,
  policyNumber: PolicyNumber,
  navn: Title,
  beskrivelse: Type.Optional(Type.String({ maxLength: 500 })),
  dato: CalendarDate,
});
export type EndingAgreement = Static<typeof EndingAgreement>;

/** A claim that is not closed. */
export const OpenClaim = Type.Object({ id: ItemId, systemSource: SystemName, tittel: Title, status: Code });
export type OpenClaim = Static<typeof OpenClaim>;

/** A claim with files that did not arrive, and the name of the first of them. */
export const FailedFile = Type.Object({
  id: ItemId,
  systemSource: SystemName,
  tittel: Title,
  fil: Title,
  antall: Type.Optional(
    Type.Integer({ minimum: 2, description: 'files of the claim that did not arrive; left out: one' }),
  ),
});
export type FailedFile = Static<typeof FailedFile>;
/** A sharing, or an invitation to one, with the name of the customer who gives it. */
export const SharingOf = Type.Object({ id: Type.String({ format: 'uuid' }), navn: Type.String() });
export type SharingOf = Static<typeof SharingOf>;

const SUMMARIZED_LISTS = ['avtaler', 'tilbud', 'fakturaer', 'skader', 'meldinger'] as const;
export type SummarizedList = (typeof SUMMARIZED_LISTS)[number];

/** The customer's coming payments, dates, open claims and unread messages from all systems. */
export const Summary = Type.Object({
  nesteBetaling: Type.Optional(Payment),
  ubetalt: Type.Optional(
    Type.Object({ antall: Type.Integer({ minimum: 1 }), forfallsdato: CalendarDate, belop: Type.Number() }),
  ),
  kommende: Type.Array(ComingDate, { description: 'the next five dates, payments too' }),
  skader: Type.Array(OpenClaim, { description: 'open claims, those that wait for the customer first' }),
  flereSkader: Type.Integer({ minimum: 0, description: 'further open claims' }),
  skaderSomVenter: Type.Optional(
    Type.Integer({ minimum: 1, description: 'all claims that wait for the customer' }),
  ),
  feiledeFiler: Type.Optional(
    Type.Array(FailedFile, { description: 'open claims with files that did not arrive' }),
  ),
  flereFeiledeFiler: Type.Optional(
    Type.Integer({ minimum: 1, description: 'further open claims with such files' }),
  ),
  slutter: Type.Array(EndingAgreement, {
    description: `insurances that end within ${ENDS_SOON_DAYS} days with nothing after them for the same object`,
  }),
  flereSlutter: Type.Integer({ minimum: 0, description: 'further insurances that end in this way' }),
  ulesteMeldinger: Type.Optional(
    Type.Integer({
      minimum: 1,
      description:
        'known unread messages; left out if there are none, or if the portal has no page of messages',
    }),
  ),
  invitasjoner: Type.Optional(
    Type.Array(SharingOf, { description: 'invitations that wait for an answer, the newest first' }),
  ),
  delesMedDeg: Type.Optional(
    Type.Array(SharingOf, { description: 'what others share with the customer, the newest first' }),
  ),
  mangler: Type.Array(Type.Enum(SUMMARIZED_LISTS), {
    description: 'the lists that something is missing from',
  }),
  systemSourceError: SystemSourceError,
});
export type Summary = Static<typeof Summary>;

export const summaryApi = {
  'GET /avtaleoversikt/sammendrag': {
    access: 'customer',
    summary: 'Get the next payment, the coming dates and the open claims',
    answer: Summary,
  },
} satisfies Endpoints;
