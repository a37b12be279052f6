import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { escapeHtml } from '../platform/http/plain-page.ts';
import { PREFIX, stubbedAppOf } from './apps.ts';
import { claimsSystem } from './claims-system.ts';
import { sendStubPage } from './stub-page.ts';

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
export function sendStub({ url }: FastifyRequest, reply: FastifyReply): FastifyReply {
  const path = decodeURIComponent(url.replace(/\?.*/, ''));
  const { name, note } = stubbedAppOf(path);
  const content = `${note ? `<p>${note}</p>` : ''}<p>Her tar en annen app over: <code>${escapeHtml(path)}</code></p>`;
  return sendStubPage(reply, name, content);
}
