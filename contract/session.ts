import { type Static, Type } from 'typebox';
import type { Endpoints } from './endpoint.ts';
import { Instant } from './entity.ts';
import { strictObject } from './strict-object.ts';

/** The places where a customer can log in (spec: shell §3.1). */
export const LOGIN_CONTEXTS = [
  'FORSIKRING',
  'NETTBANK',
  'NETTBANK_DNB',
  'MOBILBANK',
  'MOBILBANK_DNB',
  'ÅPEN',
] as const;
export const LoginContext = Type.Enum(LOGIN_CONTEXTS);
export type LoginContext = (typeof LOGIN_CONTEXTS)[number];

/** The session's identifier for display and tracing, never the secret in the cookie (spec: decisions §3.2). */
const kfpSessionId = Type.String();

export const LogoutAnswer = Type.Object({ logoutUrl: Type.String() });
export type LogoutAnswer = Static<typeof LogoutAnswer>;

/** The endpoints of the session (spec: shell §3.1, shell §7.1, decisions §3). */
export const sessionApi = {
  'GET /auth/session-status': {
    access: 'anyone',
    renewsSession: false,
    summary: 'Check whether somebody is logged in',
    // The id is omitted without a session (spec: shell §3.1).
    answer: Type.Object({ kfpSessionId: Type.Optional(kfpSessionId) }),
  },
  'GET /auth/login': {
    access: 'anyone',
    renewsSession: false,
    summary: 'Get the address of the login page',
    // The path the customer requested. One that can't be followed does not stop the login (spec: decisions §3.1).
    query: Type.Object({ goto: Type.Optional(Type.String()) }),
    answer: Type.Object({ loginUrl: Type.String() }),
  },
  'GET /auth/client-context': {
    access: 'customer',
    onBehalf: 'own',
    summary: 'Get the context of the login',
    answer: Type.Object({ loginContext: LoginContext }),
  },
  'POST /auth/forleng-sesjon': {
    access: 'customer',
    onBehalf: 'own',
    summary: 'Extend the session',
    answer: Type.Object({ kfpSessionId }),
  },
  'POST /auth/logout': {
    access: 'anyone',
    renewsSession: false,
    summary: 'Log out',
    body: strictObject({ goto: Type.Optional(Type.String()) }),
    answer: LogoutAnswer,
  },
} satisfies Endpoints;

export const DeviceKind = Type.Enum(['DATAMASKIN', 'MOBIL', 'NETTBRETT', 'UKJENT']);
export type DeviceKind = Static<typeof DeviceKind>;

/** An active session of the customer (spec: beyond §3, ADR-021). */
export const OwnSession = Type.Object({
  id: Type.String({ description: 'the kfpSessionId; it gives no access' }),
  enhet: Type.String({ description: "browser and system in words, in the request's language" }),
  enhetstype: DeviceKind,
  distributor: Type.String({ description: "the distributor's short name" }),
  distributornavn: Type.String({ description: "the distributor's name" }),
  startet: Instant,
  sistBrukt: Instant,
  denne: Type.Boolean({ description: "it is the request's own" }),
});
export type OwnSession = Static<typeof OwnSession>;

/** The customer's sessions: the one of the request first, then the most recently used. */
export const OwnSessionList = Type.Object({ okter: Type.Array(OwnSession) });
export type OwnSessionList = Static<typeof OwnSessionList>;

/** The login from a new device that the customer does not recognize: the id of its activity. */
const DisownedLogin = strictObject({
  aktivitet: Type.String({ maxLength: 100, pattern: '^[\\w-]+$' }),
});

/** The endpoints of the customer's sessions at all distributors (spec: beyond §3). */
export const ownSessionsApi = {
  'GET /sikkerhet/okter': {
    access: 'customer',
    summary: "List the customer's sessions",
    answer: OwnSessionList,
  },
  'DELETE /sikkerhet/okter/:id': {
    access: 'customer',
    summary: 'End one session of the customer',
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
} satisfies Endpoints;
