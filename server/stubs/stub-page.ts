import type { FastifyReply } from 'fastify';
import { BASE_PATH } from '../platform/http/paths.ts';
import { plainPage, plainPagePolicy } from '../platform/http/plain-page.ts';

/** Sends a stub's page with a way back to the portal; `content` is HTML with all that came from outside escaped. */
export function sendStubPage(reply: FastifyReply, title: string, content: string): FastifyReply {
  const body = `${content}
<p><a href="${BASE_PATH}/">Tilbake til forsikringsoversikten</a></p>`;
  return reply
    .header('content-security-policy', plainPagePolicy([]))
    .type('text/html; charset=utf-8')
    .send(plainPage({ title, body }));
}
