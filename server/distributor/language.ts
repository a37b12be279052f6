import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LANGUAGES, type Language } from '../../texts/languages.ts';
import type { Distributor } from './distributor-file.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** the language of the pages and messages */
    language: Language;
  }
}

/** The cookie with the language that the customer has chosen (spec: beyond §2). */
export const LANGUAGE_COOKIE = 'kfp-spraak';

/**
 * Finds each request's language: that of the cookie if the distributor offers it, else the distributor's
 * first.
 */
export function findLanguages(app: FastifyInstance): void {
  app.decorateRequest('language', LANGUAGES[0]);
  app.addHook('onRequest', (request, _reply, done) => {
    request.language = languageOf(request);
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

function languageOf({ cookies, distributor }: FastifyRequest): Language {
  const offered = languagesOf(distributor);
  return offered.find((language) => language === cookies[LANGUAGE_COOKIE]) ?? offered[0];
}
