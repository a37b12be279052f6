import type { FastifyInstance, FastifyReply } from 'fastify';
import { parsedFields, parseForms } from '../platform/http/form-body.ts';
import { escapeHtml } from '../platform/http/plain-page.ts';
import { sendStubPage, stubTexts } from './stub-page.ts';

/** The path that receives the jump's form in the claims system (spec: shell §7.2). */
const PATH = '/api/customer/secure/jump/skadesaker';
const FIELDS = ['referrer', 'jumpsst'];

/** Adds a stub of the claims system that displays the received form (spec: decisions §6). */
export async function claimsSystem(app: FastifyInstance): Promise<void> {
  app.removeAllContentTypeParsers();
  parseForms(app);

  app.get(PATH, async ({ language }, reply) =>
    send(reply, `<p>${stubTexts(language).claimsSystem.lead}</p>`),
  );

  app.post(PATH, async (request, reply) => {
    const form = parsedFields(request.body);
    const missing = FIELDS.filter((name) => !form[name]);
    const texts = stubTexts(request.language).claimsSystem;
    if (missing.length > 0) return send(reply.code(400), `<p>${texts.missing(missing)}</p>`);
    const rows = Object.entries(form).map(
      ([name, value]) => `<dt>${escapeHtml(name)}</dt><dd><code>${escapeHtml(value)}</code></dd>`,
    );
    return send(reply, `<p>${texts.received}</p><dl>${rows.join('')}</dl>`);
  });
}

function send(reply: FastifyReply, content: string): FastifyReply {
  return sendStubPage(reply, stubTexts(reply.request.language).claimsSystem.title, content);
}
