import { type Static, Type } from 'typebox';
import { ACTIVITY_CURSOR } from '../domain/activity-cursor.ts';
import { ACTIVITY_CODES } from './activities.ts';
import type { Endpoints } from './endpoint.ts';
import { strictObject } from './strict-object.ts';

/** ISO 8601, in UTC. */
const Instant = Type.String({ format: 'date-time' });
const distributor = Type.String({ description: "the distributor's short name" });
const distributornavn = Type.String({ description: "the distributor's name" });
const enhet = Type.String({ description: "browser and system in words, in the request's language" });

/** The kind of device of a session. */
export const DeviceKind = Type.Enum(['DATAMASKIN', 'MOBIL', 'NETTBRETT', 'UKJENT']);
export type DeviceKind = Static<typeof DeviceKind>;

/** An active session of the customer (spec: beyond §3, ADR-021). */
export const OwnSession = Type.Object({
  id: Type.String({ description: 'the kfpSessionId, which nobody can log in with' }),
  enhet,
  enhetstype: DeviceKind,
  distributor,
  distributornavn,
  startet: Instant,
  sistBrukt: Instant,
  denne: Type.Boolean({ description: "it is the request's own" }),
});
export type OwnSession = Static<typeof OwnSession>;

/** The customer's sessions: the one of the request first, then the most recently used. */
export const OwnSessionList = Type.Object({ okter: Type.Array(OwnSession) });
export type OwnSessionList = Static<typeof OwnSessionList>;

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
    description: 'asks, as `for`, for the page before this one in time; null: there is none',
  }),
  nyeEnheter: Type.Optional(
    Type.Array(ActivityEntry, {
      description:
        'beside the newest page: logins from new devices, of two weeks; left out where there are none',
    }),
  ),
});
export type ActivityPage = Static<typeof ActivityPage>;

/** The login from a new device that the customer does not recognize: the id of its activity. */
const DisownedLogin = strictObject({
  aktivitet: Type.String({ maxLength: 100, pattern: '^[\\w-]+$' }),
});

/** The endpoints of the customer's sessions and activities (spec: beyond §3). */
export const securityApi = {
  'GET /sikkerhet/okter': {
    access: 'customer',
    summary: "List the customer's sessions",
    answer: OwnSessionList,
  },
  'DELETE /sikkerhet/okter/:id': {
    access: 'customer',
    summary: "End a session of the customer's",
    params: strictObject({ id: Type.String({ format: 'uuid' }) }),
  },
  'DELETE /sikkerhet/okter': {
    access: 'customer',
    summary: "End the customer's sessions, all but this one",
  },
  'POST /sikkerhet/ikke-meg': {
    access: 'customer',
    summary: 'Report a login of somebody else, which ends all sessions',
    body: DisownedLogin,
  },
  'GET /sikkerhet/aktivitet': {
    access: 'customer',
    summary: 'List what the customer did, page by page',
    query: strictObject({ for: Type.Optional(Type.String({ pattern: ACTIVITY_CURSOR })) }),
    answer: ActivityPage,
  },
} satisfies Endpoints;
