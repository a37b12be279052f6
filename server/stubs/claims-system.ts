import formbody from '@fastify/formbody';
import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import { escapeHtml } from '../platform/http/plain-page.ts';
import { sendStubPage } from './stub-page.ts';
import { stubTexts } from './stub-texts.ts';

/** Where the claims system takes the jump's form (spec: shell §7.2). */
const PATH = '/api/customer/secure/jump/skadesaker';
const FIELDS = ['referrer', 'jumpsst'];
/** A form of ours is a tenth of this. */
const BODY_LIMIT = 4096;
/** Another system's address: our OpenAPI document leaves it out. */
const NO_CALL = { hide: true };

type Form = Readonly<Record<string, string | readonly string[]>>;

/** A stub of the claims system: it shows the form as it was received (spec: decisions §6). */
export async function claimsSystem(app: FastifyInstance): Promise<void> {
  app.removeAllContentTypeParsers();
  await app.register(formbody, { bodyLimit: BODY_LIMIT });
  app.setErrorHandler((error: FastifyError, _request, reply) => {
    if (!error.statusCode) throw error;
    return sendError(reply, error.statusCode);
  });

  app.get(PATH, { schema: NO_CALL }, async ({ language }, reply) =>
    send(reply, `<p>${stubTexts(language).claimsSystem.lead}</p>`),
  );

  app.post(PATH, { schema: NO_CALL }, async (request, reply) => {
    const form = (request.body ?? {}) as Form;
    const missing = FIELDS.filter((name) => !form[name]);
    const texts = stubTexts(request.language).claimsSystem;
    if (missing.length > 0) return sendError(reply, 400, texts.missing(missing));
    const rows = Object.entries(form).map(
      ([name, value]) => `<dt>${escapeHtml(name)}</dt><dd><code>${escapeHtml(String(value))}</code></dd>`,
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
