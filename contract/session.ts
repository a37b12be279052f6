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
    summary: 'Get where the customer logged in',
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
