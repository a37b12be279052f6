import { randomBytes } from 'node:crypto';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { ActFormFields, ActMessage } from '../../contract/acts.ts';
import type { NationalId } from '../../contract/profile.ts';
import { actCookie, formToken, sessionSecret, visitorSecret } from '../session/cookies.ts';
import type { ActMessages, SentForm } from './act-messages.ts';
import { failedMessage } from './run-act.ts';

/**
 * Returns the hidden fields of a page's forms. The token is empty for a browser without cookies. After a failed form with
 * a file the page has its key again: the next attempt may be a repetition.
 */
export function formFields(request: FastifyRequest, message: ActMessage | null = null): ActFormFields {
  // Without a session, the token of the ended one is valid too. The session may be unknown here.
  const secret = sessionSecret(request) ?? visitorSecret(request);
  const hasFailed = message?.act === 'send-fil' && message.outcome !== 'done';
  const nokkel = (hasFailed && actCookie.get(request)) || randomBytes(12).toString('base64url');
  return { xsrf: secret === null ? '' : formToken(secret, nokkel), nokkel };
}

/** Returns the message about the form that the browser has just sent; null if there is none. */
export async function findMessage(
  messages: ActMessages,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<ActMessage | null> {
  const form = formOf(request);
  const message = form && (await messages.unshown(form).catch(() => null));
  if (!message) return null;
  const shown = message.act === 'fodselsnummer' ? await withNationalId(message, request, reply) : message;
  const { language, ...others } = shown;
  return language === request.language ? others : shown;
}

/** Makes sure that the page's message is not shown again. */
export async function finishMessage(
  messages: ActMessages,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const form = formOf(request);
  if (form) await messages.markShown(form).catch(() => {});
  actCookie.clear(request, reply);
}

/** Returns the form that the cookie names. A HEAD request shows no message. */
function formOf(request: FastifyRequest): Omit<SentForm, 'content'> | null {
  const key = actCookie.get(request);
  const secret = request.session ? sessionSecret(request) : visitorSecret(request);
  if (key === null || secret === null || request.method !== 'GET') return null;
  return { key, secret, customerId: request.session?.customerId ?? null };
}

/** Adds the full national id. It is read for the page that shows it, and not kept (ADR-041). */
async function withNationalId(
  message: ActMessage,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<ActMessage> {
  if (message.outcome !== 'done') return message;
  try {
    const path = '/skadekunde/fodselsnummer';
    const { ssn } = (await request.server.answerInPage(request, reply, path, undefined)) as NationalId;
    return { ...message, ssn };
  } catch (error) {
    return failedMessage({ act: message.act, request, reply }, error as FastifyError);
  }
}
