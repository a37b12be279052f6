import formbody from '@fastify/formbody';
import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import { escapeHtml } from '../platform/http/plain-page.ts';
import { sendStubPage } from './stub-page.ts';

/** Where the claims system takes the jump's form (spec: shell §7.2). */
const PATH = '/api/customer/secure/jump/skadesaker';
const FIELDS = ['referrer', 'jumpsst'];
/** A form of ours is a tenth of this. */
const BODY_LIMIT = 4096;
const TITLE = 'Skadesystemet';
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

  app.get(PATH, { schema: NO_CALL }, async (_request, reply) =>
    sendStubPage(reply, TITLE, '<p>Her tar skadesystemet over når du kommer hit fra portalen.</p>'),
  );

  app.post(PATH, { schema: NO_CALL }, async (request, reply) => {
    const form = (request.body ?? {}) as Form;
    const missing = FIELDS.filter((name) => !form[name]);
    if (missing.length > 0) return sendError(reply, 400, `Skjemaet mangler ${missing.join(' og ')}.`);
    const rows = Object.entries(form).map(
      ([name, value]) => `<dt>${escapeHtml(name)}</dt><dd><code>${escapeHtml(String(value))}</code></dd>`,
    );
    const content = `<p>Her tar skadesystemet over. Dette skjemaet kom fram:</p><dl>${rows.join('')}</dl>`;
    return sendStubPage(reply, TITLE, content);
  });
}

const ERRORS: Readonly<Record<number, string>> = {
  413: 'Skjemaet er større enn vi tar imot.',
  415: 'Skjemaet må komme som application/x-www-form-urlencoded.',
};

function sendError(reply: FastifyReply, status: number, text = ERRORS[status] ?? 'Skjemaet kan ikke leses.') {
  return sendStubPage(reply.code(status), TITLE, `<p>${text}</p>`);
}
