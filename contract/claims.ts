import { type Static, Type } from 'typebox';
import { isOpenClaim } from '../domain/claim-state.ts';
import { FILE_TYPES } from '../domain/file-type.ts';
import { texts } from '../texts/nb/claim-statuses.ts';
import type { Endpoints } from './endpoint.ts';
import {
  CalendarDate,
  codeOf,
  DateOrTime,
  ItemId,
  ItemParams,
  Kroner,
  numberInAddress,
  PhoneNumber,
  PlainText,
  PolicyNumber,
  SystemName,
  SystemSourceError,
  Title,
  UNREADABLE,
} from './entity.ts';
import { strictObject } from './strict-object.ts';

const { OTHER, ...KNOWN } = texts;
const STATUSES = Object.keys(KNOWN);
const CLOSED = STATUSES.filter((status) => !isOpenClaim({ status }));

const HTTPS_ADDRESS = '^https://[^\\s"\'<>;\\\\]+$';

export const ClaimEvent = Type.Object({
  dato: CalendarDate,
  tekst: Type.String({ minLength: 1, maxLength: 1000 }),
});
export type ClaimEvent = Static<typeof ClaimEvent>;

/** The person who handles a claim. */
const ClaimHandler = Type.Object({
  navn: Title,
  telefon: Type.Optional(PhoneNumber),
});

/** A file of a claim, as its system confirms it (spec: beyond §10). */
export const ClaimFile = Type.Object({
  id: ItemId,
  navn: Title,
  mottatt: Type.Optional(DateOrTime),
  status: codeOf(
    'UNDERVEIS: on its way; MOTTATT: received; FEILET: it did not arrive, and the customer is asked to send it again. Any other is shown as registered',
  ),
});
export type ClaimFile = Static<typeof ClaimFile>;

/** Why a claim was refused: the clause, and the document and page (counted from 1) where it stands. */
const ClaimRefusal = Type.Object({
  tekst: Type.String({ minLength: 1, maxLength: 4000 }),
  dokumentId: Type.Optional(ItemId),
  side: Type.Optional(Type.Integer({ minimum: 1, maximum: 9999 })),
});

/** A claim of the customer (spec: beyond §1, beyond §10). `utbetalt` is in kroner. */
export const Claim = Type.Object({
  id: ItemId,
  systemSource: SystemName,
  skadenummer: Type.String({ minLength: 1, maxLength: 60 }),
  tittel: Title,
  meldtDato: CalendarDate,
  status: codeOf(
    `${STATUSES.join(', ')}. VENTER_PAA_DEG is a task of the customer. Closed: ${CLOSED.join(', ')}. Any other is shown as registered, and open`,
  ),
  avtalenummer: Type.Optional(PolicyNumber),
  nesteSteg: Type.Optional(PlainText),
  utbetalt: Type.Optional(Kroner),
  hendelser: Type.Optional(Type.Array(ClaimEvent, { maxItems: 200 })),
  dokumentIder: Type.Optional(Type.Array(ItemId, { maxItems: 200 })),
  forventetSvar: Type.Optional(CalendarDate),
  saksbehandler: Type.Optional(ClaimHandler),
  vedlegg: Type.Optional(Type.Array(ClaimFile, { maxItems: 200 })),
  begrunnelse: Type.Optional(ClaimRefusal),
  klageUrl: Type.Optional(Type.String({ maxLength: 2000, pattern: HTTPS_ADDRESS })),
});
export type Claim = Static<typeof Claim>;

/** The claim as answers have it. */
export const CustomerClaim = Type.Object({ ...Claim.properties, ...UNREADABLE });
export type CustomerClaim = Static<typeof CustomerClaim>;

/** All claims, the latest reported first. */
export const ClaimList = Type.Object({
  skader: Type.Array(CustomerClaim),
  systemSourceError: SystemSourceError,
});
export type ClaimList = Static<typeof ClaimList>;

/** A file of a claim that was received just now (spec: beyond §10). `storrelse` is in bytes. */
export const ReceivedFile = Type.Object({
  id: ItemId,
  navn: Title,
  storrelse: Type.Integer({ minimum: 1, description: 'bytes' }),
  type: Type.Enum(FILE_TYPES),
  mottatt: DateOrTime,
});
export type ReceivedFile = Static<typeof ReceivedFile>;

/**
 * A repeated request with the same key, claim and file gets the first result. Another file with the key is refused: 409
 * with the code NOKKEL_BRUKT. The client must choose a random key.
 */
const UploadHeaders = Type.Object({
  'idempotency-key': Type.String({
    pattern: '^[\\x21-\\x7e]{1,128}$',
    description: 'random for each file; the same for each attempt to send it',
  }),
});

export const claimsApi = {
  'GET /skader': {
    access: 'customer',
    onBehalf: 'SKADER',
    summary: 'List the claims',
    query: strictObject({
      systemSource: Type.Optional(SystemName),
      id: Type.Optional(numberInAddress(100)),
      avtalenummer: Type.Optional(PolicyNumber),
      uten: Type.Optional(
        Type.Enum(['hendelser'], { description: 'hendelser: claims without their events' }),
      ),
    }),
    answer: ClaimList,
  },
  'POST /skader/:systemSource/:id/vedlegg': {
    access: 'customer',
    onBehalf: 'refused',
    summary: 'Send a file to a claim: JPEG, PNG, HEIC or PDF of at most 20 MB',
    params: ItemParams,
    headers: UploadHeaders,
    fileField: 'fil',
    answer: ReceivedFile,
    created: true,
  },
} satisfies Endpoints;
