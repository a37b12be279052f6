import * as oidc from 'openid-client';
import type { LoginRefusal } from '../../domain/login-outcome.ts';

/** A login that does not start a session. It belongs to another browser, or the provider refused it. */
export class LoginRefused extends Error {
  readonly refusal: LoginRefusal;
  /** `message` comes from our code, never from a request */
  constructor(refusal: LoginRefusal, message: string, options?: ErrorOptions) {
    super(message, options);
    this.refusal = refusal;
  }

  /** the reason: our message, and the library's error code and words, never input from a request */
  get reason(): string {
    const { code, cause } = (this.cause ?? {}) as { code?: unknown; cause?: unknown };
    // The library's messages name the claim or parameter. Values are only in the cause of its error.
    const words = cause instanceof Error && cause.name === 'OperationProcessingError' ? cause.message : null;
    return [this.message, code, words].filter((part) => typeof part === 'string').join(': ');
  }
}

/** The customer cancelled the login, or the provider did so on the customer's behalf. */
export class LoginCancelled extends Error {}

/** A silent login needs the customer. It is then restarted interactively. */
export class LoginNeedsCustomer extends Error {}

/** Library errors for a server that is not a login provider or is down. */
const NO_ANSWER: readonly string[] = [
  'OAUTH_TIMEOUT',
  'OAUTH_ABORT',
  'OAUTH_PARSE_ERROR',
  'OAUTH_RESPONSE_IS_NOT_JSON',
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
];
/** Library errors for a provider that lacks an endpoint. */
const MISCONFIGURED: readonly string[] = [
  'OAUTH_MISSING_SERVER_METADATA',
  'OAUTH_INVALID_SERVER_METADATA',
  'OAUTH_UNSUPPORTED_OPERATION',
];
/** Refusals by the provider's error code. Any other code means that our configuration is wrong. */
const REFUSALS: ReadonlyMap<string, LoginRefusal> = new Map([
  // The provider is down (RFC 6749 4.1.2.1).
  ['server_error', 'svarer-ikke'],
  ['temporarily_unavailable', 'svarer-ikke'],
  // The login needs the customer (OpenID Connect Core 3.1.2.6). A silent login expects these.
  ['login_required', 'stoppet'],
  ['interaction_required', 'stoppet'],
  ['consent_required', 'stoppet'],
  ['account_selection_required', 'stoppet'],
  ['unmet_authentication_requirements', 'for-lavt-niva'],
  ['invalid_grant', 'ikke-fullfort'],
]);

const STOPPED = 'the provider stopped the login';

/** Returns the outcome of a callback's `error`. `isSilent`: the provider was asked to show no page. */
export function errorOfCallback(error: string, isSilent: boolean): Error {
  if (error === 'access_denied') return new LoginCancelled(`${STOPPED}: ${error}`);
  if (isSilent && REFUSALS.get(error) === 'stoppet') return new LoginNeedsCustomer(`${STOPPED}: ${error}`);
  return refusalByCode(error, STOPPED);
}

/** Returns the refusal for an error from the library, the network or our code. */
export function refusalOf(error: unknown): LoginRefused {
  if (error instanceof LoginRefused) return error;
  if (error instanceof oidc.ResponseBodyError)
    return refusalByCode(error.error, 'the provider refused the request');
  if (error instanceof oidc.WWWAuthenticateChallengeError)
    return new LoginRefused('feil-oppsett', 'the provider refused our client or its token');
  const { code } = error as { code?: unknown };
  if (isNoAnswer(error, code))
    return new LoginRefused('svarer-ikke', 'the provider does not answer', { cause: error });
  if (MISCONFIGURED.includes(String(code)))
    return new LoginRefused('feil-oppsett', 'the provider lacks a required endpoint', { cause: error });
  return new LoginRefused('ugyldig-svar', "the provider's answer can't be trusted", { cause: error });
}

function isNoAnswer(error: unknown, code: unknown): boolean {
  if (NO_ANSWER.includes(String(code))) return true;
  // `fetch` throws a TypeError without a connection. A timeout has the name TimeoutError.
  const { name } = error as Error;
  return (
    (error instanceof TypeError && name === 'TypeError' && code === undefined) || name === 'TimeoutError'
  );
}

/** Repeats only error codes that the standards define, so that no input reaches the log. */
function refusalByCode(code: string, message: string): LoginRefused {
  const refusal = REFUSALS.get(code);
  if (refusal) return new LoginRefused(refusal, `${message}: ${code}`);
  const known =
    /^(invalid_(request|client|scope|target)|unauthorized_client|unsupported_\w{1,30}|request_not_supported)$/;
  return new LoginRefused('feil-oppsett', known.test(code) ? `${message}: ${code}` : message);
}
