import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { escapeHtml } from '../platform/http/plain-page.ts';
import { PREFIX, stubbedAppOf } from './apps.ts';
import { claimsSystem } from './claims-system.ts';
import { sendStubPage } from './stub-page.ts';
import { stubTexts } from './stub-texts.ts';

/**
 * Stubs of the apps that the bank's gateway has at the addresses around the portal, so that no link is dead on
 * a developer's machine (spec: decisions §6). Never in production.
 */
export async function stubs(app: FastifyInstance): Promise<void> {
  await app.register(claimsSystem);

  for (const address of [PREFIX, `${PREFIX}/*`])
    app.get(address, async (request, reply) => sendStub(request, reply));
}

/** Sends the page that stands for the app of the request's address. */
export function sendStub({ url, language }: FastifyRequest, reply: FastifyReply): FastifyReply {
  const path = decodeURIComponent(url.replace(/\?.*/, ''));
  const texts = stubTexts(language);
  const app = stubbedAppOf(path);
  const note = app === 'claims' ? `<p>${texts.claimsFailed}</p>` : '';
  const content = `${note}<p>${texts.takesOver} <code>${escapeHtml(path)}</code></p>`;
  return sendStubPage(reply, texts.apps[app], content);
}
