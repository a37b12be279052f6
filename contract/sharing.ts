import { type Static, Type } from 'typebox';
import { MAX_SHARING_DAYS, SHARING_SCOPES } from '../domain/sharing.ts';
import type { Endpoints } from './endpoint.ts';
import { CalendarDate } from './entity.ts';
import { strictObject } from './strict-object.ts';

const id = Type.String({ format: 'uuid' });
const omfang = Type.Array(Type.Enum(SHARING_SCOPES), { description: 'always contains FORSIKRINGER' });
const status = Type.Enum(['VENTER', 'AKTIV'], { description: 'VENTER: the receiver has not accepted yet' });
const DAYS = { fra: CalendarDate, til: CalendarDate };

/** A sharing that the customer gave. */
export const GivenSharing = Type.Object({
  id,
  initialer: Type.Optional(
    Type.String({ description: "the receiver's; left out until the receiver has accepted" }),
  ),
  omfang,
  ...DAYS,
  status,
});
export type GivenSharing = Static<typeof GivenSharing>;

/** A sharing that another customer gave to the customer. */
export const ReceivedSharing = Type.Object({
  id,
  navn: Type.String({ description: "the giver's name" }),
  omfang,
  ...DAYS,
  status,
});
export type ReceivedSharing = Static<typeof ReceivedSharing>;

/** The customer's sharings that have not ended, the newest first (spec: beyond §12). */
export const SharingList = Type.Object({
  gitt: Type.Array(GivenSharing),
  mottatt: Type.Array(ReceivedSharing),
});
export type SharingList = Static<typeof SharingList>;

export const NewSharing = strictObject({
  ssn: Type.String({ maxLength: 40, description: "the receiver's national id" }),
  // Not `uniqueItems`: the library compares each item with all others, before it counts them.
  omfang: Type.Refine(
    Type.Array(Type.Enum(SHARING_SCOPES), {
      minItems: 1,
      maxItems: SHARING_SCOPES.length,
      description: 'must contain FORSIKRINGER, and no scope twice',
    }),
    (scopes) => new Set(scopes).size === scopes.length,
    () => 'must not have a scope twice',
  ),
  dager: Type.Integer({ minimum: 1, maximum: MAX_SHARING_DAYS }),
});
export type NewSharing = Static<typeof NewSharing>;

export const SharingParams = strictObject({ id });

export const sharingApi = {
  'GET /deling': {
    access: 'customer',
    summary: 'List what the customer shares, and what others share with the customer',
    answer: SharingList,
  },
  'POST /deling': {
    access: 'customer',
    summary: 'Invite a person to see some of what the customer has',
    body: NewSharing,
    created: true,
    answer: Type.Object({ id }),
  },
  'POST /deling/:id/godta': {
    access: 'customer',
    summary: 'Accept an invitation',
    params: SharingParams,
  },
  'DELETE /deling/:id': {
    access: 'customer',
    summary: 'End a sharing or an invitation, from either side',
    params: SharingParams,
  },
} satisfies Endpoints;
