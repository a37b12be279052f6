import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import { parsedFields, parseForms } from '../platform/http/form-body.ts';
import { escapeHtml } from '../platform/http/plain-page.ts';
import { sendStubPage } from './stub-page.ts';
import { stubTexts } from './stub-texts.ts';

/** The path that receives the jump's form in the claims system (spec: shell §7.2). */
const PATH = '/api/customer/secure/jump/skadesaker';
const FIELDS = ['referrer', 'jumpsst'];
/** Maximum form size, in bytes: ten times a normal form. */
const BODY_LIMIT = 4096;

/** Adds a stub of the claims system that displays the received form (spec: decisions §6). */
export async function claimsSystem(app: FastifyInstance): Promise<void> {
  app.removeAllContentTypeParsers();
  parseForms(app);
  app.setErrorHandler((error: FastifyError, _request, reply) => {
    if (!error.statusCode) throw error;
    return sendError(reply, error.statusCode);
  });

  app.get(PATH, async ({ language }, reply) =>
    send(reply, `<p>${stubTexts(language).claimsSystem.lead}</p>`),
  );

  app.post(PATH, { bodyLimit: BODY_LIMIT }, async (request, reply) => {
    const form = parsedFields(request.body);
    const missing = FIELDS.filter((name) => !form[name]);
    const texts = stubTexts(request.language).claimsSystem;
    if (missing.length > 0) return sendError(reply, 400, texts.missing(missing));
    const rows = Object.entries(form).map(
      ([name, value]) => `<dt>${escapeHtml(name)}</dt><dd><code>${escapeHtml(value)}</code></dd>`,
    );
    return send(reply, `<p>${texts.received}</p><dl>${rows.join('')}</dl>`);
  });
}

function sendError(reply: FastifyReply, status: number, text = errorText(reply, status)) {
  return send(reply.code(status), `<p>${text}</p>`);
}

function errorText({ request }: FastifyReply, status: number): string {
  const { tooLarge, wrongType, unreadable } = stubTexts(request.language).claimsSystem;
  if (status === 413) return tooLarge;
  return status === 415 ? wrongType : unreadable;
}

function send(reply: FastifyReply, content: string): FastifyReply {
  return sendStubPage(reply, stubTexts(reply.request.language).claimsSystem.title, content);
}
