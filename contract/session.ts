import { type Static, Type } from 'typebox';

/** Where the customer logged in (spec: shell §3.1). */
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

/** `GET /auth/session-status`: without a session the id is absent (spec: shell §3.1). */
export const SessionStatus = Type.Object({ kfpSessionId: Type.Optional(kfpSessionId) });
export type SessionStatus = Static<typeof SessionStatus>;

/** `POST /auth/forleng-sesjon` (spec: decisions §3.2). */
export const ExtendedSession = Type.Object({ kfpSessionId });
export type ExtendedSession = Static<typeof ExtendedSession>;

/** `GET /auth/login`: the path that the customer asked for comes along as `goto` (spec: decisions §3.1). */
export const LoginQuery = Type.Object({ goto: Type.Optional(Type.String({ maxLength: 2000 })) });
export const LoginAddress = Type.Object({ loginUrl: Type.String() });
export type LoginAddress = Static<typeof LoginAddress>;

/** `POST /auth/logout` (spec: shell §3.1). */
export const LogoutRequest = Type.Object(
  { goto: Type.Optional(Type.String({ maxLength: 2000 })) },
  { additionalProperties: false },
);
export type LogoutRequest = Static<typeof LogoutRequest>;
export const LogoutAnswer = Type.Object({ logoutUrl: Type.String() });
export type LogoutAnswer = Static<typeof LogoutAnswer>;

/** `GET /auth/client-context` (spec: shell §3.1). */
export const ClientContext = Type.Object({ loginContext: LoginContext });
export type ClientContext = Static<typeof ClientContext>;
