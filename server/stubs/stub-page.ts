import type { FastifyReply } from 'fastify';
import { BASE_PATH } from '../platform/http/paths.ts';
import { plainPage, plainPagePolicy } from '../platform/http/plain-page.ts';
import { stubTexts } from './stub-texts.ts';

/**
 * Sends a stub's page in the request's language, with a link back to the portal. `content` is HTML in which
 * all external text is escaped.
 */
export function sendStubPage(reply: FastifyReply, title: string, content: string): FastifyReply {
  const { language } = reply.request;
  const body = `${content}
<p><a href="${BASE_PATH}/">${stubTexts(language).back}</a></p>`;
  return reply
    .header('content-security-policy', plainPagePolicy([]))
    .type('text/html; charset=utf-8')
    .send(plainPage({ title, body, language }));
}
