import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import type { Language } from '../../texts/languages.ts';
import type { Database } from '../platform/db/database.ts';
import { BASE_PATH } from '../platform/http/paths.ts';
import { plainPage, plainPagePolicy } from '../platform/http/plain-page.ts';
import { problemTexts } from '../platform/http/problem-texts.ts';
import { recordActivity } from '../platform/observability/activities.ts';
import { securityEvent } from '../platform/observability/security-log.ts';
import type { SharedState } from '../platform/state/shared-state.ts';
import { peekTarget, takeTarget } from './short-links.ts';

/** Where the short addresses lie: under the base path (spec: decisions §5). */
export const SHORT_LINK_PATH = `${BASE_PATH}/lenke`;

/**
 * The short address itself: leads on once, in the session that asked for it; else a page that says what to do.
 * Needs `findSessions` on the scope, and no headers: it's a viewer that opens it.
 */
export function shortLinkRoutes(app: FastifyInstance, db: Database, state: SharedState): void {
  app.get<{ Params: { id: string } }>(
    `${SHORT_LINK_PATH}/:id`,
    { schema: { hide: true, params: Type.Object({ id: Type.String() }) } },
    async (request, reply) => {
      // Viewers may ask for the head first; only reading the address itself uses it up.
      const find = request.method === 'HEAD' ? peekTarget : takeTarget;
      const { session, params } = request;
      const target = session && (await find(state, session, params.id));
      if (!session || target === null) {
        securityEvent(request, 'short-link-refused');
        return sendEnded(request, reply);
      }
      if (request.method !== 'HEAD') {
        await recordActivity(db, session, 'short-link-redeemed');
        securityEvent(request, 'short-link-redeemed');
      }
      return reply.header('referrer-policy', 'no-referrer').redirect(target, 303);
    },
  );
}

function sendEnded(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return reply
    .code(410)
    .header('content-security-policy', plainPagePolicy(request.distributor.frameAncestors))
    .type('text/html; charset=utf-8')
    .send(endedPage(request.language));
}

function endedPage(language: Language): string {
  const { linkEnded, toInsurances } = problemTexts(language).pages;
  const body = `<p>${linkEnded.once}</p>
<p>${linkEnded.again}</p>
<p><a href="${BASE_PATH}/">${toInsurances}</a></p>`;
  return plainPage({ title: linkEnded.title, body, language });
}
