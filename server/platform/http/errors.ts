import type { Duplex } from 'node:stream';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Problem } from '../../../contract/problem.ts';
import { API_PATH, addressOf, OVERVIEW_ADDRESS, PORTAL_PATH } from '../../../domain/paths.ts';
import { PROVIDER_LOGOUT_PATH } from '../../../domain/provider-logout.ts';
import { addressWithSharing, sharingInAddress } from '../../../domain/sharing.ts';
import { LANGUAGES, type Language } from '../../../texts/languages.ts';
import { codeOf, isOutage } from '../db/outage.ts';
import { type SecurityEvent, securityEvent } from '../observability/security-log.ts';
import { SECURITY_HEADERS } from './header-values.ts';
import { CALLBACK_PATH } from './paths.ts';
import { contactHtml, escapeHtml, plainPage, plainPagePolicy, sendPlainPage } from './plain-page.ts';
import { type ProblemDetail, problemTexts } from './problem-texts.ts';

/** Retry-After of an unavailable service, in seconds: a restart has then made progress. */
const RETRY_AFTER_SECONDS = 5;
type Unreadable = { status: number; reason: string; detail: ProblemDetail };
/** The responses to errors of the request parser. The reason phrases of `node:http` would load all of undici. */
const UNREADABLE: Readonly<Record<string, Unreadable>> = {
  HPE_HEADER_OVERFLOW: { status: 431, reason: 'Request Header Fields Too Large', detail: 'headTooLarge' },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, reason: 'Request Timeout', detail: 'tooSlow' },
};
const OTHERWISE_UNREADABLE: Unreadable = { status: 400, reason: 'Bad Request', detail: 'unreadable' };

/** The details of Fastify's own errors, by status. */
const DETAILS: Readonly<Record<number, ProblemDetail>> = { 400: 'badJson', 413: 'tooLarge', 415: 'jsonOnly' };

/** The addresses below the API that the login provider and a logout open in the window. */
const PAGES_BELOW_API: readonly string[] = [CALLBACK_PATH, PROVIDER_LOGOUT_PATH];

const PROBLEM_HEADERS = { 'content-type': 'application/problem+json; charset=utf-8' };
const PAGE_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': plainPagePolicy([]),
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex',
};

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

/**
 * Sets the error and not-found handlers. An API error becomes problem+json, a page error becomes a page.
 * Unexpected errors are logged and their response has no details.
 */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError | ProblemError, request, reply) => {
    const problem = problemOf(error, request.language);
    if (error instanceof ProblemError && error.retryAfter) reply.header('retry-after', error.retryAfter);
    logError(error, request);
    if (isLinkToFile(request)) {
      return sendProblemPage(reply, problem, problem.status === 401 ? wayToLogin(request) : undefined);
    }
    if (!wantsPageOutsideApi(request)) return sendProblem(reply, problem);
    if (problem.status === 429) return sendProblemPage(reply, problem);
    if (problem.status < 500) return sendNotFoundPage(reply, problem.status);
    return sendFailurePage(reply, problem, error instanceof ShownError ? error.text() : null);
  });
  app.setNotFoundHandler((request, reply) =>
    wantsPage(request)
      ? sendNotFoundPage(reply)
      : sendProblem(reply, toProblem(request.language, 404, 'noSuchPage')),
  );
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

/** Responds 503 to a request that the server can't take now. It is not logged, because there can be many. */
export function refuseForNow(request: FastifyRequest, reply: FastifyReply): void {
  const problem = toProblem(request.language, 503, 'unavailable');
  if (wantsPageOutsideApi(request)) sendFailurePage(reply, problem);
  else sendProblem(reply, problem);
}

/** Responds to an address that can't be decoded or has a too long param. No hook has found the request's language. */
export function refuseAddress(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  request.language = request.server.languageOf(request);
  reply.headers(SECURITY_HEADERS);
  if (wantsPage(request)) {
    sendNotFoundPage(reply);
    return;
  }
  const problem =
    error.code === 'FST_ERR_MAX_PARAM_LENGTH'
      ? toProblem(request.language, 404, 'noSuchPage')
      : toProblem(request.language, 400, 'badAddress');
  sendProblem(reply, problem);
}

type UnreadableError = { code?: string | undefined; rawPacket?: unknown };

/** Responds to data that can't be parsed as a request, for example a customer's far too long address. */
export function refuseRequest(error: UnreadableError, socket: Duplex): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const { status, reason, detail } = UNREADABLE[error.code ?? ''] ?? OTHERWISE_UNREADABLE;
  const { type, content } = isApiRequest(error)
    ? { type: PROBLEM_HEADERS, content: JSON.stringify(toProblem(LANGUAGES[0], status, detail)) }
    : { type: PAGE_HEADERS, content: notFoundPage(LANGUAGES[0]) };
  const headers = {
    ...SECURITY_HEADERS,
    ...type,
    'content-length': Buffer.byteLength(content),
    connection: 'close',
  };
  const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  socket.end([`HTTP/1.1 ${status} ${reason}`, ...head, '', content].join('\r\n'));
}

function isApiRequest({ rawPacket }: UnreadableError): boolean {
  const begin = Buffer.isBuffer(rawPacket) ? rawPacket.subarray(0, 40).toString('latin1') : '';
  return /^[A-Z]+ \/(api|internal)\//.test(begin);
}

/** Sends a problem as application/problem+json (RFC 9457) with its status. */
export function sendProblem(
  reply: FastifyReply,
  problem: Problem & { missing?: readonly string[] },
): FastifyReply {
  return withStatus(reply, problem.status).headers(PROBLEM_HEADERS).serializer(JSON.stringify).send(problem);
}

function withStatus(reply: FastifyReply, status: number): FastifyReply {
  if (status === 503 && !reply.hasHeader('retry-after')) reply.header('retry-after', RETRY_AFTER_SECONDS);
  return reply.code(status);
}

/** Returns whether the request follows a link to a file. Its customer gets a failure as a page. */
function isLinkToFile(request: FastifyRequest): boolean {
  return request.routeOptions.config.ownOriginOnly !== undefined && wantsPage(request);
}

/** Sends a problem as a page with its reason and a link, by default to the overview. */
export function sendProblemPage(
  reply: FastifyReply,
  { status, title, detail }: Problem,
  wayOn = wayToOverview(reply.request.language),
): FastifyReply {
  const { language } = reply.request;
  const body = `<p>${escapeHtml(detail)}</p>${wayOn}`;
  return withStatus(reply, status).headers(PAGE_HEADERS).send(plainPage({ title, body, language }));
}

function wantsPage(request: FastifyRequest): boolean {
  return ['GET', 'HEAD'].includes(request.method) && (request.headers.accept ?? '').includes('text/html');
}

function wantsPageOutsideApi(request: FastifyRequest): boolean {
  const { url = '' } = request.routeOptions;
  return wantsPage(request) && (PAGES_BELOW_API.includes(url) || !request.url.startsWith(`${API_PATH}/`));
}

function sendNotFoundPage(reply: FastifyReply, status = 404): FastifyReply {
  return reply.code(status).headers(PAGE_HEADERS).send(notFoundPage(reply.request.language));
}

function sendFailurePage(
  reply: FastifyReply,
  { status }: Problem,
  shown: string | null = null,
): FastifyReply {
  const { language, distributor } = reply.request;
  const { failedTitle, failedLead, tryAgain } = problemTexts(language).pages;
  const details = shown === null ? '' : `<pre>${escapeHtml(shown)}</pre>`;
  // The bank is unknown if the request failed before its host was checked.
  const contact = distributor ? contactHtml(distributor.bankkontakt) : '';
  const body = `<p>${failedLead}</p>${details}<p><a href="">${tryAgain}</a></p>${contact}`;
  withStatus(reply, status).header('cache-control', 'no-store');
  return sendPlainPage(reply, { title: failedTitle, body });
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

function notFoundPage(language: Language): string {
  const title = problemTexts(language).pages.notFound;
  return plainPage({ title, body: wayToOverview(language), language });
}

/**
 * Returns a link to the page with the link to a file. The page leads to the login, and the login back to it. The login
 * can't lead to the file itself (spec: decisions §3.4).
 */
function wayToLogin({ url, language, routeOptions }: FastifyRequest): string {
  const { filePage } = routeOptions.config;
  const page = filePage === undefined ? OVERVIEW_ADDRESS : addressOf(filePage);
  const sharing = sharingInAddress(url);
  const href = sharing === null ? page : addressWithSharing(page, sharing);
  return `<p><a href="${escapeHtml(href)}">${problemTexts(language).pages.logIn}</a></p>`;
}

function wayToOverview(language: Language): string {
  return `<p><a href="${PORTAL_PATH}/">${problemTexts(language).pages.toOverview}</a></p>`;
}

/** Returns an error for the log, without its message: drivers put the values of queries there. */
function withoutValues(error: Error) {
  const stack = (error.stack ?? '')
    .split('\n')
    .filter((line) => line.trimStart().startsWith('at '))
    .join('\n');
  return { type: error.name, code: codeOf(error), stack };
}
