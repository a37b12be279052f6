import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LANGUAGES, type Language } from '../../texts/languages.ts';
import type { Distributor } from './distributor-file.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** what the customer is spoken to in */
    language: Language;
  }
}

/** Holds the language that the customer has chosen (spec: beyond §2). */
export const LANGUAGE_COOKIE = 'kfp-spraak';

/** Finds each request's language: what the browser's cookie says, where the distributor speaks it. */
export function findLanguages(app: FastifyInstance): void {
  app.decorateRequest('language', LANGUAGES[0]);
  app.addHook('onRequest', (request, _reply, done) => {
    request.language = languageOf(request);
    done();
  });
}

/** Returns the languages of a distributor's pages; the first is for those who have chosen none. */
export function languagesOf({ spraak }: Pick<Distributor, 'spraak'>): readonly [Language, ...Language[]] {
  const [first = LANGUAGES[0], ...others] = LANGUAGES.filter(
    (language) => spraak?.includes(language) ?? true,
  );
  return [first, ...others];
}

function languageOf({ cookies, distributor }: FastifyRequest): Language {
  const spoken = languagesOf(distributor);
  return spoken.find((language) => language === cookies[LANGUAGE_COOKIE]) ?? spoken[0];
}
