import type { FastifyError, FastifyRequest } from 'fastify';
import type { Problem } from '../../../contract/problem.ts';
import { LANGUAGES, type Language } from '../../../texts/languages.ts';
import { codeOf, isOutage } from '../db/outage.ts';
import { type SecurityEvent, securityEvent } from '../observability/security-log.ts';
import { type ProblemDetail, problemTexts } from './problem-texts.ts';

/** The details of Fastify's own errors, by status. */
const DETAILS: Readonly<Record<number, ProblemDetail>> = { 400: 'badJson', 413: 'tooLarge', 415: 'jsonOnly' };

/** A refusal that the caller can correct. It reaches the wire as problem+json (spec: decisions §4). */
export class ProblemError extends Error {
  readonly status: number;
  readonly detail: ProblemDetail;
  readonly code: string | undefined;
  /** the event for the security log, if any */
  readonly event: SecurityEvent | undefined;
  /** seconds after which a retry is allowed, if known */
  retryAfter: number | undefined;
  constructor(status: number, detail: ProblemDetail, code?: string, event?: SecurityEvent) {
    super(problemTexts(LANGUAGES[0]).details[detail]);
    this.status = status;
    this.detail = detail;
    this.code = code;
    this.event = event;
  }
}

/** An error whose page shows its message, which can contain customers' data. Only development throws it. */
export class ShownError extends Error {
  constructor(cause: unknown) {
    super('an error while rendering', { cause });
  }

  /** Returns the message and stack of the original error. */
  text(): string {
    return this.cause instanceof Error ? (this.cause.stack ?? this.cause.message) : String(this.cause);
  }
}

/** Returns a refusal that is written to the security log. */
export function refusal(
  event: SecurityEvent,
  status: number,
  detail: ProblemDetail,
  code?: string,
): ProblemError {
  return new ProblemError(status, detail, code, event);
}

/** Returns the refusal for a caller who is not logged in. */
export function notLoggedIn(): ProblemError {
  return new ProblemError(401, 'logInFirst');
}

/** Returns an error as an RFC 9457 problem, in the customer's language. */
export function toProblem(language: Language, status: number, detail: ProblemDetail, code?: string): Problem {
  return problem(language, status, problemTexts(language).details[detail], code);
}

/** Returns a problem. `detail` must never contain data that the customer sent. */
function problem(language: Language, status: number, detail: string, code?: string): Problem {
  const { titles } = problemTexts(language);
  const title = titles[status as keyof typeof titles] ?? titles.other;
  return { status, title, detail, ...(code === undefined ? {} : { code }) };
}

/** Logs an error of our own or of another system. Errors that the caller must correct are not logged. */
export function logFailure(
  error: FastifyError | ProblemError,
  { log, language }: FastifyRequest,
  route: string | undefined,
): void {
  if (problemOf(error, language).status < 500) return;
  // Of a refusal, the stack says nothing: it was thrown on purpose.
  const cause = error instanceof ProblemError ? { reason: error.detail } : { err: withoutValues(error) };
  log.error({ ...cause, route }, 'request failed');
}

/** Logs the security event and the failure of an error, if it is one. */
export function logError(error: FastifyError | ProblemError, request: FastifyRequest): void {
  logSecurityEvent(error, request);
  logFailure(error, request, request.routeOptions.url);
}

function logSecurityEvent(error: FastifyError | ProblemError, request: FastifyRequest): void {
  if (error instanceof ProblemError) {
    if (error.event) securityEvent(request, error.event);
    return;
  }
  const [refused] = error.validation ?? [];
  if (refused) securityEvent(request, 'input-refused', { reason: refused.keyword });
}

/** Returns the problem that an error becomes, in the customer's language. */
export function problemOf(error: FastifyError | ProblemError, language: Language): Problem {
  if (error instanceof ProblemError) return toProblem(language, error.status, error.detail, error.code);
  if (error.validation) return problem(language, 400, validationDetail(error, language));
  const { statusCode = 500 } = error;
  const detail = DETAILS[statusCode];
  if (detail) return toProblem(language, statusCode, detail);
  if (isOutage(error)) return toProblem(language, 503, 'unavailable');
  return toProblem(language, 500, 'ourFault');
}

function validationDetail(error: FastifyError, language: Language): string {
  const { places, invalidField, invalidPart } = problemTexts(language);
  const [first] = error.validation ?? [];
  const place = places[error.validationContext as keyof typeof places] ?? places.other;
  const field =
    first?.instancePath.slice(1).replaceAll('/', '.') ||
    String([first?.params?.requiredProperties].flat()[0] ?? '');
  return field ? invalidField(field, place) : invalidPart(place);
}

/** Returns an error for the log, without its message: drivers put the values of queries there. */
function withoutValues(error: Error) {
  const stack = (error.stack ?? '')
    .split('\n')
    .filter((line) => line.trimStart().startsWith('at '))
    .join('\n');
  return { type: error.name, code: codeOf(error), stack };
}
