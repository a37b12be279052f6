import type { FastifyInstance } from 'fastify';
import { localPath } from '../../domain/local-path.ts';
import { addressAfter } from '../../domain/login-outcome.ts';
import { unmaskText } from '../../domain/mask-text.ts';
import { addressOf, PATHS, PORTAL_PATH } from '../../domain/paths.ts';
import { checkCookies } from '../acts/cookie-check.ts';
import { languagesOf } from '../distributor/language.ts';
import { storeLanguage } from '../distributor/language-cookie.ts';
import { sendProblemPage } from '../platform/http/error-responses.ts';
import { toProblem } from '../platform/http/errors.ts';
import { parsedFields, parseForms } from '../platform/http/form-body.ts';
import { securityEvent } from '../platform/observability/security-log.ts';
import { hasSecret } from '../session/cookies.ts';
import { hasValidXsrfToken } from '../session/current-session.ts';

/** Adds the route of the form that stores the language and leads back to the page (spec: beyond §2). */
export async function languageChoiceRoute(app: FastifyInstance): Promise<void> {
  parseForms(app);
  app.post(addressOf(PATHS.language), async (request, reply) => {
    const { language } = request;
    const { xsrf, nokkel, tilbake = '', spraak } = parsedFields(request.body);
    if (!hasValidXsrfToken(request, xsrf, nokkel)) {
      securityEvent(request, 'xsrf-token-wrong');
      if (!hasSecret(request)) return checkCookies(request, reply, 'informasjonskapsler', pageWith(tilbake));
      return sendProblemPage(reply, toProblem(language, 403, 'invalidForm'));
    }
    const chosen = languagesOf(request.distributor).find((each) => each === spraak);
    if (chosen) storeLanguage(request, reply, chosen);
    const page = addressAfter(unmaskText(tilbake) ?? tilbake) ?? undefined;
    return reply.redirect(localPath(page) ?? `${PORTAL_PATH}/`, 303);
  });
}

function pageWith(back: string): string {
  return `${addressOf(PATHS.language)}?${new URLSearchParams({ tilbake: back })}`;
}
