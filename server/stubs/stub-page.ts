import type { FastifyReply } from 'fastify';
import { PORTAL_PATH } from '../../domain/paths.ts';
import type { texts as bokmaal } from '../../texts/nb/stubs.ts';
import { sendPlainPage } from '../platform/http/plain-page.ts';
import { textsByLanguage } from '../platform/texts-by-language.ts';

export type StubTexts = typeof bokmaal;

/** Returns the stubs' texts in a language. */
export const stubTexts = await textsByLanguage<StubTexts>(
  (language) => import(`../../texts/${language}/stubs.ts`),
);

/** Sends a stub's page with a link back to the portal. In `content`, which is HTML, external text must be escaped. */
export function sendStubPage(reply: FastifyReply, title: string, content: string): FastifyReply {
  const body = `${content}
<p><a href="${PORTAL_PATH}/">${stubTexts(reply.request.language).back}</a></p>`;
  return sendPlainPage(reply, { title, body });
}
