import type { FastifyInstance } from 'fastify';
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

  for (const address of [PREFIX, `${PREFIX}/*`]) {
    app.get(address, async (request, reply) => {
      const { '*': rest } = request.params as { '*'?: string };
      const path = rest === undefined ? PREFIX : `${PREFIX}/${rest}`;
      const { name, note } = stubbedAppOf(path);
      const content = `${note ? `<p>${note}</p>` : ''}<p>Her tar en annen app over: <code>${escapeHtml(path)}</code></p>`;
      return sendStubPage(reply, name, content);
    });
  }
}
