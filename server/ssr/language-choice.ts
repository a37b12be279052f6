import type { FastifyInstance } from 'fastify';
import { localPath } from '../../domain/local-path.ts';
import { unmaskText } from '../../domain/mask-text.ts';
import { addressOf, PATHS } from '../../domain/paths.ts';
import { languagesOf } from '../distributor/language.ts';
import { storeLanguage } from '../distributor/language-cookie.ts';
import { sendProblemPage, toProblem } from '../platform/http/errors.ts';
import { parseForms } from '../platform/http/form-body.ts';
import { PORTAL_PATH } from '../platform/http/paths.ts';
import { securityEvent } from '../platform/observability/security-log.ts';
import { visitorSecret } from '../session/cookies.ts';
import { hasValidXsrfToken } from '../session/current-session.ts';

/**
 * Adds the route that stores the chosen language and redirects back to the page (spec: beyond §2). It accepts
 * a form, so that it works without scripts.
 */
export async function languageChoiceRoute(app: FastifyInstance): Promise<void> {
  parseForms(app);
  app.post<{ Body: URLSearchParams | undefined }>(
    addressOf(PATHS.language),
    { schema: { hide: true } },
    async (request, reply) => {
      const { body, language } = request;
      if (!hasValidXsrfToken(request, body?.get('xsrf'), body?.get('nokkel'))) {
        securityEvent(request, 'xsrf-token-wrong');
        const reason = visitorSecret(request) === null ? 'cookiesBlocked' : 'invalidForm';
        return sendProblemPage(reply, toProblem(language, 403, reason));
      }
      const back = body?.get('tilbake') ?? '';
      const chosen = languagesOf(request.distributor).find((each) => each === body?.get('spraak'));
      if (chosen) storeLanguage(request, reply, chosen);
      return reply.redirect(localPath(unmaskText(back) ?? back) ?? `${PORTAL_PATH}/`, 303);
    },
  );
}
