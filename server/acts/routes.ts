import { hash, randomBytes } from 'node:crypto';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ActMessage } from '../../contract/acts.ts';
import type { LogoutAnswer } from '../../contract/session.ts';
import { ACT_MESSAGE_ID, ACTS, ACTS_PATH, type Act, actAddress } from '../../domain/acts.ts';
import { logoutTarget } from '../../domain/logout-target.ts';
import { addressOf } from '../../domain/paths.ts';
import { PROVIDER_LOGOUT_PATH } from '../../domain/provider-logout.ts';
import { sharingInAddress } from '../../domain/sharing.ts';
import { discardBody } from '../platform/http/discarded-body.ts';
import { sendProblemPage } from '../platform/http/error-responses.ts';
import { logError, ProblemError, problemOf } from '../platform/http/errors.ts';
import { parsedFields, parseForms } from '../platform/http/form-body.ts';
import { acceptFiles, readFileForm } from '../platform/http/multipart.ts';
import { sendLinkToFollow } from '../platform/http/plain-page.ts';
import { problemTexts } from '../platform/http/problem-texts.ts';
import { securityEvent } from '../platform/observability/security-log.ts';
import { actCookie, ensureVisitor, hasSecret, sessionSecret } from '../session/cookies.ts';
import { findSessions, hasValidXsrfToken, renewSessions } from '../session/current-session.ts';
import type { Sessions } from '../session/sessions.ts';
import { formKey, readForm } from './act-form.ts';
import type { ActMessages, SentForm } from './act-messages.ts';
import { checkCookies, checkedForm } from './cookie-check.ts';
import { DECLARATIONS, type Fields, type FormContext } from './declarations.ts';
import { pageOfForm, withOpenForm } from './return-path.ts';
import { type ActRequest, failedMessage, refusedForm, runAct, unknownMessage } from './run-act.ts';

export type ActRoutesDeps = { sessions: Sessions; messages: ActMessages };

/**
 * Adds the routes of the forms: each carries out an act by its endpoint, and redirects (303) to the page of
 * the form, which shows the message (spec: beyond §7, ADR-041).
 */
export async function actRoutes(app: FastifyInstance, { sessions, messages }: ActRoutesDeps): Promise<void> {
  parseForms(app);
  findSessions(app, sessions);
  renewSessions(app, sessions);

  for (const act of ACTS) {
    if (DECLARATIONS[act].fileField) continue;
    app.post(actAddress(act), async (request, reply) => {
      const asked = { act, request, reply };
      if (!hasSecret(request)) return checkCookies(request, reply, act, parsedFields(request.body).tilbake);
      const fields = readForm(request.body);
      const refused = refusedMessage(asked, fields);
      if (refused) return await answer(asked, fields, refused);
      return act === 'logg-ut' ? await logOut(asked) : await answerOnce(asked, fields);
    });
  }
  // Forms without cookies lead here. A customer can also reload the address of a form without an answer.
  app.get(`${addressOf(ACTS_PATH)}/*`, answerWithoutCookies);
  app.setErrorHandler(async (error: FastifyError, request, reply) => {
    logError(error, request);
    const act = actOf(request);
    // A message belongs to a form, and after a redirect it needs a cookie.
    if (act === null || !hasSecret(request)) {
      return sendProblemPage(reply, problemOf(error, request.language));
    }
    const fields = parsedFields(request.body);
    const asked = { act, request, reply };
    try {
      return await answer(asked, fields, failedMessage(asked, readableError(error)));
    } catch {
      // Without the store there is no message after a redirect.
      return sendProblemPage(reply, problemOf(error, request.language));
    }
  });
  // After the error handler, which it inherits.
  await app.register(async (scope) => {
    await acceptFiles(scope);
    for (const act of ACTS) if (DECLARATIONS[act].fileField) addFileRoute(scope, act);
  });

  /**
   * Adds the route of a form with a file. The file is read once the fields before it are accepted. Each press acts: the
   * key of the file makes the endpoint store it once.
   */
  function addFileRoute(scope: FastifyInstance, act: Act): void {
    const options = { config: { readsBody: true } } as const;
    scope.post(actAddress(act), options, async (request, reply) => {
      try {
        // The fields are not read, so the page is the referring one.
        if (!hasSecret(request)) return checkCookies(request, reply, act);
        const { fields: given, file } = await readFileForm(request, 'fil');
        const asked = { act, request, reply, file };
        const fields = readForm(given);
        const refused = refusedMessage(asked, fields);
        if (refused) return await answer(asked, fields, refused);
        const form = sentForm(asked, fields);
        const fileKey = keyOfFile(request, form.key, fields, file?.name);
        const message = await carryOut(asked, fields, { key: form.key, fileKey });
        return await answer(asked, fields, message, form);
      } finally {
        if (!(await discardBody(request))) reply.header('connection', 'close');
      }
    });
  }

  /** Says in the page of a form why it did nothing, if the browser accepts cookies but sent none with the form. */
  async function answerWithoutCookies(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const checked = checkedForm(request, reply);
    if (!checked) return reply;
    const { act, page } = checked;
    // A form of another site comes without the cookies of the session.
    if (act === null || request.session) return reply.redirect(page, 303);
    if (act === 'logg-ut') return leaveTo(reply, request.distributor.loggUtUrl);
    const asked = { act, request, reply };
    const form = sentForm(asked, {});
    await messages.keep(form, refusedForm(asked, needsSession(act) ? 'sessionEnded' : 'cookiesGone'));
    actCookie.set(request, reply, form.key);
    return reply.redirect(`${page}#${ACT_MESSAGE_ID}`, 303);
  }

  /** Carries out the act of the first press. A second press gets the same answer. */
  async function answerOnce(asked: ActRequest, fields: Fields): Promise<FastifyReply> {
    const { act, request } = asked;
    const form = sentForm(asked, fields);
    // The second press of an act that ends the session comes with its secret, but without a customer.
    const claim = endsSession(act)
      ? { ...form, secret: sessionSecret(request) ?? form.secret, customerId: null }
      : form;
    if (!(await messages.isFirst(claim))) {
      const message = (await messages.ofFirst(claim)) ?? unknownMessage(asked);
      return await answer(asked, fields, message, form);
    }
    const hasEnded = needsSession(act) && !request.session;
    const message = hasEnded
      ? refusedForm(asked, 'sessionEnded')
      : await carryOut(asked, fields, { key: form.key });
    if (claim !== form) await messages.keep(claim, message);
    return await answer(asked, fields, message, form);
  }

  /** Keeps the message for the page of the form, and redirects to it. */
  async function answer(
    asked: ActRequest,
    fields: Fields,
    message: ActMessage,
    form = sentForm(asked, fields),
  ): Promise<FastifyReply> {
    const { act, request, reply } = asked;
    await messages.keep(form, message);
    const { opens, shownAt, leadsTo } = DECLARATIONS[act];
    const isDone = message.outcome === 'done';
    if (isDone && leadsTo !== undefined) return reply.redirect(leadsTo, 303);
    actCookie.set(request, reply, form.key);
    const open = isDone ? null : (opens?.(fields) ?? null);
    const isInPage = isDone && message.text === undefined;
    const page = withOpenForm(pageOfForm(request, fields.tilbake), open, isInPage ? shownAt : undefined);
    return reply.redirect(page, 303);
  }
}

/** Logs out, and sends the browser on as the script does (spec: shell §6). */
async function logOut({ request, reply }: ActRequest): Promise<FastifyReply> {
  const { distributor } = request;
  const goto = { goto: distributor.loggUtUrl };
  const call = { name: 'POST /auth/logout', input: { body: goto } };
  const answer = (await request.server.callForForm(request, reply, call)) as LogoutAnswer;
  return leaveTo(reply, logoutTarget(distributor, answer));
}

/** Sends the browser on. The provider's logout may redirect to another origin. */
function leaveTo(reply: FastifyReply, target: string): FastifyReply {
  if (target.startsWith('/') && target !== PROVIDER_LOGOUT_PATH) return reply.redirect(target, 303);
  return sendLinkToFollow(reply, target, problemTexts(reply.request.language).pages.leaving);
}

async function carryOut(
  asked: ActRequest,
  fields: Fields,
  keys: Pick<FormContext, 'key' | 'fileKey'>,
): Promise<ActMessage> {
  const { request } = asked;
  const page = pageOfForm(request, fields.tilbake);
  request.sharingId = sharingInAddress(page);
  const { surveyQuestions } = request.distributor;
  return await runAct(asked, fields, { ...keys, page, surveyQuestions });
}

/** Returns the message for a form that its sender may not send; null if they may. */
function refusedMessage(asked: ActRequest, fields: Fields): ActMessage | null {
  const { act, request } = asked;
  if (!request.session && act === 'logg-ut') return null;
  if (!request.session && needsSession(act) && !endsSession(act)) return refusedForm(asked, 'sessionEnded');
  if (hasValidXsrfToken(request, fields.xsrf, formKey(fields))) return null;
  securityEvent(request, 'xsrf-token-wrong');
  // Without a session, only the cookie question is on a page that can be opened again.
  const isAtLogin = !request.session && act !== 'informasjonskapsler';
  return refusedForm(asked, isAtLogin ? 'sessionEnded' : 'stalePage');
}

function needsSession(act: Act): boolean {
  return !DECLARATIONS[act].isPublic;
}

/** Returns whether the act leaves no session. Its second press comes without one, and is still the same form. */
function endsSession(act: Act): boolean {
  return DECLARATIONS[act].leadsTo !== undefined;
}

/** Returns the form as the store knows it. A form without a key gets one, and counts each time. */
function sentForm({ act, request, reply }: ActRequest, fields: Fields): SentForm {
  const { session } = request;
  const own = session && sessionSecret(request);
  return {
    key: formKey(fields) ?? randomBytes(12).toString('base64url'),
    secret: own ?? ensureVisitor(request, reply),
    customerId: session?.customerId ?? null,
    content: JSON.stringify([act, fields]),
  };
}

/**
 * Returns the key of a file: the same when its form is sent again, also from the page after a failure. Another file of
 * these pages, which has another name or size, has another key.
 */
function keyOfFile({ headers }: FastifyRequest, key: string, fields: Fields, name = ''): string {
  // The boundary stands before each field and each of the two file inputs, and at the end. In Firefox its length differs
  // from one attempt to the next.
  const [, boundary = ''] = /boundary="?([^";]*)/.exec(headers['content-type'] ?? '') ?? [];
  const size = Number(headers['content-length']) - boundary.length * (Object.keys(fields).length + 3);
  return hash('sha256', JSON.stringify([key, name, size]), 'base64url');
}

/** The server's own message for another media type names JSON. */
function readableError(error: FastifyError): FastifyError | ProblemError {
  return error.statusCode === 415 ? new ProblemError(415, 'invalidForm') : error;
}

/** Returns the act of a sent form; null if the request only opens its address. */
function actOf({ routeOptions }: FastifyRequest): Act | null {
  return ACTS.find((each) => actAddress(each) === routeOptions.url) ?? null;
}
