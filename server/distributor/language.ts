import type { FastifyInstance, FastifyRequest } from 'fastify';
import { API_PATH } from '../../domain/paths.ts';
import { LANGUAGES, type Language } from '../../texts/languages.ts';
import type { Distributor } from './distributor-file.ts';
import { LANGUAGE_COOKIE } from './language-cookie.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** the language of the pages and messages */
    language: Language;
  }
  interface FastifyInstance {
    /** returns the language of a request, also of one that could not be routed */
    languageOf(request: FastifyRequest): Language;
  }
}

/** The header, and the field of a form or of a file's address, with the language of the page (spec: beyond §7). */
const LANGUAGE_HEADER = 'x-kfp-spraak';
const LANGUAGE_FIELD = 'spraak';

/** Finds each request's language: when it arrives, and again when the fields of a form are known. */
export function findLanguages(
  app: FastifyInstance,
  distributorOf: (request: FastifyRequest) => Distributor,
): void {
  const find = (request: FastifyRequest) => languageOf(request, languagesOf(distributorOf(request)));
  app.decorate('languageOf', find);
  app.decorateRequest('language', LANGUAGES[0]);
  app.addHook('onRequest', (request, _reply, done) => {
    request.language = find(request);
    done();
  });
  app.addHook('preValidation', (request, _reply, done) => {
    if (formFieldOf(request) !== undefined) request.language = find(request);
    done();
  });
}

/** Returns the languages of a distributor's pages. The first is the default. */
export function languagesOf({ spraak }: Pick<Distributor, 'spraak'>): readonly [Language, ...Language[]] {
  const [first = LANGUAGES[0], ...others] = LANGUAGES.filter(
    (language) => spraak?.includes(language) ?? true,
  );
  return [first, ...others];
}

/**
 * Returns the language of a request: of the page that sends it, otherwise of the customer (cookie), otherwise the first
 * of those offered. A page names it in the header, a form or the link to a file. A language that is not offered is ignored.
 */
function languageOf(request: FastifyRequest, offered: readonly [Language, ...Language[]]): Language {
  const ofPage = [request.headers[LANGUAGE_HEADER], formFieldOf(request), linkFieldOf(request)];
  const named = [...ofPage, cookiesOf(request)[LANGUAGE_COOKIE]];
  const isOffered = (name: unknown): name is Language => offered.includes(name as Language);
  return named.find(isOffered) ?? offered[0];
}

function formFieldOf({ body, headers }: FastifyRequest): unknown {
  if (!headers['content-type']?.startsWith('application/x-www-form-urlencoded')) return undefined;
  if (body instanceof URLSearchParams) return body.get(LANGUAGE_FIELD) ?? undefined;
  return (body as Readonly<Record<string, unknown>> | null | undefined)?.[LANGUAGE_FIELD];
}

/** The addresses of pages have no language. */
function linkFieldOf({ url, query }: FastifyRequest): unknown {
  if (!url.startsWith(`${API_PATH}/`)) return undefined;
  return (query as Readonly<Record<string, unknown>> | undefined)?.[LANGUAGE_FIELD];
}

/** A request that could not be routed has no parsed cookies. */
function cookiesOf({
  cookies,
  headers,
  server,
}: FastifyRequest): Readonly<Record<string, string | undefined>> {
  return cookies ?? server.parseCookie(headers.cookie ?? '');
}
