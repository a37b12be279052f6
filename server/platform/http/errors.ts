import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Problem } from '../../../contract/problem.ts';
import { isOutage } from '../db/outage.ts';
import { type SecurityEvent, securityEvent } from '../observability/security-log.ts';
import { API_PATH, BASE_PATH } from './paths.ts';
import { escapeHtml, plainPage, plainPagePolicy } from './plain-page.ts';

const TITLES: Readonly<Record<number, string>> = {
  400: 'Ugyldig forespørsel',
  401: 'Ikke innlogget',
  403: 'Ikke tillatt',
  404: 'Finnes ikke',
  405: 'Metoden er ikke tillatt',
  409: 'Konflikt',
  410: 'Ikke lenger gyldig',
  413: 'For stor forespørsel',
  415: 'Ukjent innholdstype',
  422: 'Kan ikke behandles',
  429: 'For mange forsøk',
  500: 'Teknisk feil',
  502: 'Feil i et annet system',
  503: 'Utilgjengelig akkurat nå',
};

/** When to try again what is unavailable: long enough for a restart to go on, short enough to be there after it. */
const RETRY_AFTER_SECONDS = 5;
/** What the parser of requests gives up at. */
const UNREADABLE: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

const NOT_FOUND_PAGE = plainPage({
  title: 'Denne siden ser ut til å være borte...',
  body: `<p><a href="${BASE_PATH}/">Til forsikringsoversikten</a></p>`,
});
const PAGE_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': plainPagePolicy([]),
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex',
};

/** A refusal that is the caller's to mend; it reaches the wire as problem+json (spec: decisions §4). */
export class ProblemError extends Error {
  readonly status: number;
  readonly code: string | undefined;
  /** what the security log says of it, where it does */
  readonly event: SecurityEvent | undefined;
  constructor(status: number, detail: string, code?: string, event?: SecurityEvent) {
    super(detail);
    this.status = status;
    this.code = code;
    this.event = event;
  }
}

/** A refusal that goes to the security log. */
export function refusal(event: SecurityEvent, status: number, detail: string, code?: string): ProblemError {
  return new ProblemError(status, detail, code, event);
}

/** The refusal of what only a logged-in customer gets. */
export function notLoggedIn(): ProblemError {
  return new ProblemError(401, 'Du må logge inn.');
}

/** The error as RFC 9457 puts it. `detail` never holds what the customer sent. */
export function toProblem(status: number, detail: string, code?: string): Problem {
  return { status, title: TITLES[status] ?? 'Feil', detail, ...(code === undefined ? {} : { code }) };
}

/**
 * Every error of the API becomes problem+json, and a page that fails or is refused becomes a page that says so;
 * what we did not foresee is logged, and its answer has no detail.
 */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError | ProblemError, request, reply) => {
    // A way out of the folder of static files, or a name that no file can have.
    if (error.code === 'FST_STATIC_FORBIDDEN_PATH') return reply.callNotFound();
    const problem = problemOf(error);
    logSecurityEvent(error, request);
    logFailure(error, request, request.routeOptions.url);
    if (isLinkToFile(request)) return sendProblemPage(reply, problem);
    if (!wantsPage(request) || request.url.startsWith(`${API_PATH}/`)) return sendProblem(reply, problem);
    return problem.status >= 500 ? sendFailurePage(reply, problem) : sendNotFoundPage(reply, problem.status);
  });
  app.setNotFoundHandler((request, reply) =>
    wantsPage(request)
      ? sendNotFoundPage(reply)
      : sendProblem(reply, toProblem(404, 'Adressen finnes ikke.')),
  );
}

/** Logs an error that is ours or another system's; what the caller has to mend is not logged. */
export function logFailure(
  error: FastifyError | ProblemError,
  { log }: FastifyRequest,
  route: string | undefined,
): void {
  if (problemOf(error).status >= 500) log.error({ err: withoutValues(error), route }, 'request failed');
}

function logSecurityEvent(error: FastifyError | ProblemError, request: FastifyRequest): void {
  if (error instanceof ProblemError) {
    if (error.event) securityEvent(request, error.event);
    return;
  }
  const [refused] = error.validation ?? [];
  if (refused) securityEvent(request, 'input-refused', { reason: refused.keyword });
}

/** Answers an address that no route can be found for: not decodable, or a part too long for any of our numbers. */
export function refuseAddress(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  reply.header('cache-control', 'no-store').header('x-content-type-options', 'nosniff');
  if (wantsPage(request)) {
    sendNotFoundPage(reply);
    return;
  }
  const problem =
    error.code === 'FST_ERR_MAX_PARAM_LENGTH'
      ? toProblem(404, 'Adressen finnes ikke.')
      : toProblem(400, 'Adressen er ikke gyldig.');
  sendProblem(reply, problem);
}

/** Answers what is no request that could be read, an address far too long among them: those that send it are people too. */
export function refuseRequest(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const status = UNREADABLE[error.code ?? ''] ?? 400;
  const headers = {
    ...PAGE_HEADERS,
    'content-length': Buffer.byteLength(NOT_FOUND_PAGE),
    connection: 'close',
  };
  const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...head, '', NOT_FOUND_PAGE].join('\r\n'));
}

export function sendProblem(reply: FastifyReply, problem: Problem): FastifyReply {
  return withStatus(reply, problem.status)
    .type('application/problem+json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(problem);
}

function withStatus(reply: FastifyReply, status: number): FastifyReply {
  if (status === 503) reply.header('retry-after', RETRY_AFTER_SECONDS);
  return reply.code(status);
}

/** Whoever follows a link to a file and gets none reads why, and finds the way back. */
function isLinkToFile(request: FastifyRequest): boolean {
  return request.routeOptions.config.file !== undefined && wantsPage(request);
}

function sendProblemPage(reply: FastifyReply, { status, title, detail }: Problem): FastifyReply {
  const body = `<p>${escapeHtml(detail)}</p><p><a href="${BASE_PATH}/">Til forsikringsoversikten</a></p>`;
  return withStatus(reply, status).headers(PAGE_HEADERS).send(plainPage({ title, body }));
}

function wantsPage(request: FastifyRequest): boolean {
  return ['GET', 'HEAD'].includes(request.method) && (request.headers.accept ?? '').includes('text/html');
}

function sendNotFoundPage(reply: FastifyReply, status = 404): FastifyReply {
  return reply.code(status).headers(PAGE_HEADERS).send(NOT_FOUND_PAGE);
}

function sendFailurePage(reply: FastifyReply, { status }: Problem): FastifyReply {
  const body = '<p>Prøv igjen, eller ta kontakt med oss.</p><p><a href="">Prøv igjen</a></p>';
  return withStatus(reply, status)
    .header('cache-control', 'no-store')
    .header('content-security-policy', plainPagePolicy([]))
    .type('text/html; charset=utf-8')
    .send(plainPage({ title: 'Noe har gått galt', body }));
}

function problemOf(error: FastifyError | ProblemError): Problem {
  if (error instanceof ProblemError) return toProblem(error.status, error.message, error.code);
  if (error.validation) return toProblem(400, validationDetail(error));
  switch (error.statusCode) {
    case 400:
      return toProblem(400, 'Innholdet er ikke gyldig JSON.');
    case 413:
      return toProblem(413, 'Innholdet er større enn vi tar imot.');
    case 415:
      return toProblem(415, 'Innholdet må være application/json.');
    case 429:
      return toProblem(429, 'Vent litt før du prøver igjen.');
    default:
      if (isOutage(error)) return toProblem(503, 'Tjenesten svarer ikke akkurat nå. Prøv igjen om litt.');
      return toProblem(500, 'Noe gikk galt hos oss. Prøv igjen senere.');
  }
}

function validationDetail(error: FastifyError): string {
  const [first] = error.validation ?? [];
  const place = { body: 'innholdet', querystring: 'adressen', params: 'adressen', headers: 'hodene' };
  const where = place[error.validationContext as keyof typeof place] ?? 'forespørselen';
  const field =
    first?.instancePath.slice(1).replaceAll('/', '.') || String(first?.params?.missingProperty ?? '');
  return field ? `Feltet ${field} i ${where} er ikke gyldig.` : `Noe i ${where} er ikke gyldig.`;
}

/** Database drivers put the query's values into their errors; the log gets the kind and the place alone. */
function withoutValues(error: Error & { code?: string | undefined }) {
  const stack = (error.stack ?? '')
    .split('\n')
    .filter((line) => line.trimStart().startsWith('at '))
    .join('\n');
  return { type: error.name, ...(error.code === undefined ? {} : { code: error.code }), stack };
}
