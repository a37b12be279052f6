import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { BASE_PATH } from '../../domain/paths.ts';
import { escapeHtml } from '../platform/http/plain-page.ts';
import { stubbedAppOf } from './apps.ts';
import { claimsSystem } from './claims-system.ts';
import { sendStubPage, stubTexts } from './stub-page.ts';

/**
 * Adds stubs of the apps that the bank's gateway serves around the portal. On a developer's machine all links
 * therefore work (spec: decisions §6). Never used in production.
 */
export async function stubs(app: FastifyInstance): Promise<void> {
  await app.register(claimsSystem);

  for (const address of [BASE_PATH, `${BASE_PATH}/*`])
    app.get(address, async (request, reply) => sendStub(request, reply));
}

/** Sends the stub page of the app that the request's address belongs to. */
export function sendStub({ url, language }: FastifyRequest, reply: FastifyReply): FastifyReply {
  const path = decodeURIComponent(url.replace(/\?.*/, ''));
  const texts = stubTexts(language);
  const app = stubbedAppOf(path);
  const note = app === 'claims' ? `<p>${texts.claimsFailed}</p>` : '';
  const content = `${note}<p>${texts.takesOver} <code>${escapeHtml(path)}</code></p>`;
  return sendStubPage(reply, texts.apps[app], content);
}
