import { type Static, Type } from 'typebox';
import type { Endpoints } from './endpoint.ts';
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

/** The id is omitted without a session (spec: shell §3.1). */
export const SessionStatus = Type.Object({ kfpSessionId: Type.Optional(kfpSessionId) });

export const ExtendedSession = Type.Object({ kfpSessionId });

/** `goto` is the path the customer requested; one that can't be followed does not stop the login (spec: decisions §3.1). */
export const LoginQuery = Type.Object({ goto: Type.Optional(Type.String()) });
export const LoginAddress = Type.Object({ loginUrl: Type.String() });

export const LogoutRequest = strictObject({ goto: Type.Optional(Type.String()) });
export const LogoutAnswer = Type.Object({ logoutUrl: Type.String() });
export type LogoutAnswer = Static<typeof LogoutAnswer>;

export const ClientContext = Type.Object({ loginContext: LoginContext });

/** The endpoints of the session (spec: shell §3.1, shell §7.1, decisions §3). */
export const sessionApi = {
  'GET /auth/session-status': {
    access: 'anyone',
    renewsSession: false,
    summary: 'Check whether somebody is logged in',
    answer: SessionStatus,
  },
  'GET /auth/login': {
    access: 'anyone',
    renewsSession: false,
    summary: 'Get the address of the login page',
    query: LoginQuery,
    answer: LoginAddress,
  },
  'GET /auth/client-context': {
    access: 'customer',
    onBehalf: 'own',
    summary: 'Get where the customer logged in',
    answer: ClientContext,
  },
  'POST /auth/forleng-sesjon': {
    access: 'customer',
    onBehalf: 'own',
    summary: 'Extend the session',
    answer: ExtendedSession,
  },
  'POST /auth/logout': {
    access: 'anyone',
    renewsSession: false,
    summary: 'Log out',
    body: LogoutRequest,
    answer: LogoutAnswer,
  },
} satisfies Endpoints;
