import type { Duplex } from 'node:stream';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Problem } from '../../../contract/problem.ts';
import { API_PATH, addressOf, OVERVIEW_ADDRESS, PORTAL_PATH } from '../../../domain/paths.ts';
import { PROVIDER_LOGOUT_PATH } from '../../../domain/provider-logout.ts';
import { addressWithSharing, sharingInAddress } from '../../../domain/sharing.ts';
import { LANGUAGES, type Language } from '../../../texts/languages.ts';
import { logError, ProblemError, problemOf, ShownError, toProblem } from './errors.ts';
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
