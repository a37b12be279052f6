import type { FastifyReply } from 'fastify';
import { PORTAL_PATH } from '../../domain/paths.ts';
import { sendPlainPage } from '../platform/http/plain-page.ts';
import { stubTexts } from './stub-texts.ts';

/** Sends a stub's page with a link back to the portal. In `content`, which is HTML, external text must be escaped. */
export function sendStubPage(reply: FastifyReply, title: string, content: string): FastifyReply {
  const body = `${content}
<p><a href="${PORTAL_PATH}/">${stubTexts(reply.request.language).back}</a></p>`;
  return sendPlainPage(reply, { title, body });
}
