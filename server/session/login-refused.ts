import * as oidc from 'openid-client';
import type { LoginRefusal } from '../../domain/login-outcome.ts';

/** The login leads to no session: it is not this browser's, or the provider did not stand by it. */
export class LoginRefused extends Error {
  readonly refusal: LoginRefusal;
  /** `message` is a word of our code's */
  constructor(refusal: LoginRefusal, message: string, options?: ErrorOptions) {
    super(message, options);
    this.refusal = refusal;
  }

  /** why, in words of ours and the library's code for what it found; never what somebody sent */
  get reason(): string {
    const { code } = (this.cause ?? {}) as { code?: unknown };
    return typeof code === 'string' ? `${this.message}: ${code}` : this.message;
  }
}

/** The customer, or the provider on the customer's behalf, stopped the login. */
export class LoginCancelled extends Error {
  /** whether the provider was to show nothing and has to: the login begins anew, aloud */
  readonly goesOnAloud: boolean;
  constructor(goesOnAloud: boolean) {
    super('the login was stopped');
    this.goesOnAloud = goesOnAloud;
  }
}

/** What the library finds where something answers that is no provider at all, or one that is down. */
const NO_ANSWER: readonly string[] = [
  'OAUTH_TIMEOUT',
  'OAUTH_ABORT',
  'OAUTH_PARSE_ERROR',
  'OAUTH_RESPONSE_IS_NOT_JSON',
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
];
/** What it finds where the provider lacks an endpoint. */
const MISCONFIGURED: readonly string[] = [
  'OAUTH_MISSING_SERVER_METADATA',
  'OAUTH_INVALID_SERVER_METADATA',
  'OAUTH_UNSUPPORTED_OPERATION',
];
/** What a provider says while it is down (RFC 6749 4.1.2.1). */
const DOWN: readonly string[] = ['server_error', 'temporarily_unavailable'];

/** The provider's other words for what went wrong; where the customer did nothing wrong, it is our configuration. */
const WORDS: Readonly<Record<string, LoginRefusal>> = {
  unmet_authentication_requirements: 'for-lavt-niva',
  invalid_grant: 'ikke-fullfort',
};
/** The customer has to do something that was not to be asked of them (OpenID Connect Core 3.1.2.6). */
const NEEDS_CUSTOMER: readonly string[] = [
  'login_required',
  'interaction_required',
  'consent_required',
  'account_selection_required',
];

/** Returns what an `error` in the callback's address means. `isSilent`: the provider was to show nothing. */
export function errorOfCallback(error: string, isSilent: boolean): LoginRefused | LoginCancelled {
  if (error === 'access_denied') return new LoginCancelled(false);
  if (NEEDS_CUSTOMER.includes(error)) return new LoginCancelled(isSilent);
  return refusedBy(error, 'the provider stopped the login');
}

/** Returns what an error of the library's, of the network's, or of ours means for the login. */
export function refusalOf(error: unknown): LoginRefused {
  if (error instanceof LoginRefused) return error;
  if (error instanceof oidc.ResponseBodyError) return refusedBy(error.error, 'the provider refused us');
  if (error instanceof oidc.WWWAuthenticateChallengeError)
    return new LoginRefused('feil-oppsett', 'the provider refused our client or its token');
  const { code } = error as { code?: unknown };
  if (isNoAnswer(error, code))
    return new LoginRefused('svarer-ikke', 'the provider does not answer', { cause: error });
  if (MISCONFIGURED.includes(String(code)))
    return new LoginRefused('feil-oppsett', 'the provider lacks what we ask it for', { cause: error });
  return new LoginRefused('ugyldig-svar', "the provider's answer can't be trusted", { cause: error });
}

function isNoAnswer(error: unknown, code: unknown): boolean {
  if (NO_ANSWER.includes(String(code))) return true;
  // How `fetch` fails where there is no connection, and how its time ends.
  const { name } = error as Error;
  return (
    (error instanceof TypeError && name === 'TypeError' && code === undefined) || name === 'TimeoutError'
  );
}

/** Whatever word was sent, only one that the standards know is repeated. */
function refusedBy(word: string, message: string): LoginRefused {
  if (DOWN.includes(word)) return new LoginRefused('svarer-ikke', `${message}: ${word}`);
  const refusal = WORDS[word];
  if (refusal) return new LoginRefused(refusal, `${message}: ${word}`);
  const known =
    /^(invalid_(request|client|scope|target)|unauthorized_client|unsupported_\w{1,30}|request_not_supported)$/;
  return new LoginRefused('feil-oppsett', known.test(word) ? `${message}: ${word}` : message);
}
