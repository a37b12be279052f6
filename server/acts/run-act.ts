import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { ActMessage } from '../../contract/acts.ts';
import type { Act } from '../../domain/acts.ts';
import { CONSENT_TYPES, type Consent } from '../../domain/cookie-consent.ts';
import type { texts as bokmaal } from '../../texts/nb/acts.ts';
import type { FormCall } from '../platform/http/endpoints.ts';
import { logError, ProblemError, problemOf } from '../platform/http/errors.ts';
import type { IncomingFile } from '../platform/http/multipart.ts';
import { textsByLanguage } from '../platform/texts-by-language.ts';
import { storeConsent } from '../session/consent-cookie.ts';
import { checkForm, typedFields } from './act-form.ts';
import { DECLARATIONS, type Fields, type FormContext, unaskedFields } from './declarations.ts';

const textsIn = await textsByLanguage<typeof bokmaal>(
  (language) => import(`../../texts/${language}/acts.ts`),
);

export type ActRequest = {
  act: Act;
  request: FastifyRequest;
  reply: FastifyReply;
  /** the file of the form, which has been read up to it; null if the customer chose none */
  file?: IncomingFile | null;
};

/** Carries out an act. Returns its message, also if the endpoint refuses or fails. */
export async function runAct(asked: ActRequest, fields: Fields, form: FormContext): Promise<ActMessage> {
  const { act, request, reply } = asked;
  const { fields: ofAct = {}, goneIsDone, neverKept = [] } = DECLARATIONS[act];
  try {
    const call = await checkedCall(asked, fields, form);
    if (act === 'informasjonskapsler') storeConsent(request, reply, consentOf(fields));
    if (call) await request.server.callForForm(request, reply, call);
    return doneMessage(asked);
  } catch (error) {
    if (goneIsDone && error instanceof ProblemError && error.status === 404) return doneMessage(asked);
    logError(error as FastifyError, request);
    const omitted = [...neverKept, ...unaskedFields(form)];
    const values = typedFields(fields, ofAct, omitted);
    return { ...failedMessage(asked, error as FastifyError), values };
  }
}

/** Returns the call of the act's endpoint, if it has one. Throws a problem if the form can't be sent by its page. */
async function checkedCall(
  { act, request, reply, file }: ActRequest,
  fields: Fields,
  form: FormContext,
): Promise<FormCall | undefined> {
  const { fields: ofAct = {}, call, limitedAs } = DECLARATIONS[act];
  try {
    checkForm(fields, ofAct);
    if (file === null) throw new ProblemError(400, 'noFile');
    return call && withFile(call(fields, form), file);
  } catch (error) {
    if (limitedAs) await request.server.countForForm(request, reply, limitedAs);
    throw error;
  }
}

function withFile({ name, input }: FormCall, file: IncomingFile | undefined): FormCall {
  return file ? { name, input: { ...input, upload: async () => file } } : { name, input };
}

function consentOf(fields: Fields): Consent {
  const isAccepted = (type: string) =>
    fields.valg === 'alle' || (fields.valg === 'mine' && fields[type] === 'accepted');
  return Object.fromEntries(CONSENT_TYPES.map((type) => [type, isAccepted(type) ? 'accepted' : 'denied']));
}

function doneMessage({ act, request }: ActRequest): ActMessage {
  const { done, doneAfterSession } = textsIn(request.language);
  // Without a session, the login is shown in place of the page with the result.
  const text = request.session ? done[act] : (doneAfterSession[act] ?? done[act]);
  return { act, outcome: 'done', language: request.language, ...(text !== null && { text }) };
}

/** Returns the message for an act that the error prevented, or whose outcome is unknown because of it. */
export function failedMessage(asked: ActRequest, error: FastifyError | ProblemError): ActMessage {
  const { act, request } = asked;
  const { status, detail, code } = problemOf(error, request.language);
  const withCode = code === undefined ? {} : { code };
  if (status === 502 || status === 504) return { ...unknownMessage(asked, detail), ...withCode };
  if (status === 500) return unknownMessage(asked);
  const field = error instanceof ProblemError && DECLARATIONS[act].faults?.[error.detail];
  return { ...refused(asked, detail, withCode), ...(field && { fault: { field, text: detail } }) };
}

/** Returns the message for an act without an answer, by default with a text for any act. */
export function unknownMessage(
  { act, request: { language } }: ActRequest,
  text = textsIn(language).unknown,
): ActMessage {
  return { act, outcome: 'unknown', text, language };
}

/**
 * Returns the message for a form of another login, one that was sent after the session ended, or one without the cookies
 * of its page. It has no values: they may belong to another customer.
 */
export function refusedForm(
  asked: ActRequest,
  reason: 'stalePage' | 'sessionEnded' | 'cookiesGone',
): ActMessage {
  return refused(asked, textsIn(asked.request.language)[reason]);
}

function refused({ act, request }: ActRequest, reason: string, code: { code?: string } = {}): ActMessage {
  const { language } = request;
  const { notDone, notSaved } = textsIn(language);
  return { act, outcome: 'refused', text: `${notDone[act] ?? notSaved} ${reason}`, language, ...code };
}
