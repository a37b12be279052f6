import { hash, randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { PORTAL_PATH } from '../../domain/paths.ts';
import type { Database } from '../platform/db/database.ts';
import { sendPlainPage } from '../platform/http/plain-page.ts';
import { problemTexts } from '../platform/http/problem-texts.ts';
import { recordActivity } from '../platform/observability/activities.ts';
import { securityEvent } from '../platform/observability/security-log.ts';
import type { SharedState } from '../platform/state/shared-state.ts';

/** The path of short links, under the base path (spec: decisions §5). */
export const SHORT_LINK_PATH = `${PORTAL_PATH}/lenke`;
const LIFETIME_MS = 60_000;

type Owner = { kfpSessionId: string; customerId: string };

/** Stores a target for 60 seconds and returns its new id of 128 random bits, for this session (spec: decisions §5). */
export async function keepTarget(state: SharedState, session: Owner, target: string): Promise<string> {
  const id = randomBytes(16).toString('base64url');
  await state.set(keyOf(session, id), target, LIFETIME_MS);
  return id;
}

/**
 * Adds the route of short links. It redirects once, in the session that created the link. Otherwise it sends
 * a page that explains how to continue. The scope needs `findSessions`. A viewer opens the link, so no
 * headers are required.
 */
export function shortLinkRoutes(app: FastifyInstance, db: Database, state: SharedState): void {
  app.get<{ Params: { id: string } }>(
    `${SHORT_LINK_PATH}/:id`,
    { config: { ownOriginOnly: true } },
    async (request, reply) => {
      const { session, params } = request;
      const key = session && keyOf(session, params.id);
      // Viewers may send a HEAD request first. It must not consume the link.
      const target =
        key && (await (request.method === 'HEAD' ? state.get<string>(key) : state.take<string>(key)));
      if (!session || !target) {
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

function sendEnded({ language, distributor }: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { linkEnded, toInsurances } = problemTexts(language).pages;
  const body = `<p>${linkEnded.once}</p>
<p>${linkEnded.again}</p>
<p><a href="${PORTAL_PATH}/">${toInsurances}</a></p>`;
  const { frameAncestors } = distributor;
  return sendPlainPage(reply.code(410), { title: linkEnded.title, body }, { frameAncestors });
}

/**
 * The key contains the session, so that another session can't consume the link. It contains the customer, so
 * that deleting the customer also deletes the link.
 */
function keyOf({ kfpSessionId, customerId }: Owner, id: string): string {
  return `link:${customerId}:${hash('sha256', `${kfpSessionId}:${id}`, 'base64url')}`;
}
