import type { FastifyInstance } from 'fastify';
import { localPath } from '../../domain/local-path.ts';
import { addressOf, PATHS } from '../../domain/paths.ts';
import { LANGUAGE_COOKIE, languagesOf } from '../distributor/language.ts';
import { isPlainLocal } from '../platform/http/origin.ts';
import { BASE_PATH } from '../platform/http/paths.ts';

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/**
 * Adds the route that stores the chosen language and redirects back to the page (spec: beyond §2). It accepts
 * a form, so that it works without scripts.
 */
export async function languageChoiceRoute(app: FastifyInstance): Promise<void> {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, new URLSearchParams(String(body))),
  );
  app.post<{ Body: URLSearchParams | undefined }>(
    addressOf(PATHS.language),
    { schema: { hide: true } },
    async (request, reply) => {
      const chosen = languagesOf(request.distributor).find(
        (language) => language === request.body?.get('spraak'),
      );
      if (chosen) {
        reply.setCookie(LANGUAGE_COOKIE, chosen, {
          path: '/',
          maxAge: YEAR_SECONDS,
          secure: !isPlainLocal(request),
          sameSite: 'lax',
          httpOnly: true,
        });
      }
      return reply.redirect(localPath(request.body?.get('tilbake') ?? undefined) ?? `${BASE_PATH}/`, 303);
    },
  );
}
