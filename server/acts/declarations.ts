import { type TProperties, Type } from 'typebox';
import type { Api } from '../../contract/api.ts';
import { TextVersion } from '../../contract/consents.ts';
import type { BodyOf, HeadersOf, ParamsOf, QueryOf } from '../../contract/endpoint.ts';
import { SystemName } from '../../contract/entity.ts';
import { MAX_WRITTEN } from '../../contract/profile.ts';
import { type Act, answerField } from '../../domain/acts.ts';
import { ANSWER_LENGTH, writtenText } from '../../domain/comment.ts';
import { CONSENT_TYPES } from '../../domain/cookie-consent.ts';
import { parseEmail } from '../../domain/email.ts';
import { feedbackPage } from '../../domain/mask-digits.ts';
import { nationalIdFault } from '../../domain/national-id-fault.ts';
import { parsePhone } from '../../domain/parse-phone.ts';
import { addressOf, PATHS } from '../../domain/paths.ts';
import { CHOSEN_SCOPES, SHARING_PERIODS, SHARING_SCOPES } from '../../domain/sharing.ts';
import type { FormCall } from '../platform/http/endpoints.ts';
import { ProblemError } from '../platform/http/errors.ts';
import type { ProblemDetail } from '../platform/http/problem-texts.ts';
import { writtenNationalId } from '../platform/http/written-national-id.ts';

/** The fields of a form. Each occurs once. */
export type Fields = Readonly<Record<string, string>>;

/** The form that carries the fields. */
export type FormContext = {
  /** the key of a file, the same for each press */
  fileKey?: string;
  /** random for each rendered page */
  key: string;
  /** the address of the page: path and query */
  page: string;
  surveyQuestions: readonly string[];
};

/** An act of the customer: the fields of its form, and the endpoint that carries it out. */
export type Declaration = {
  /** visitors without a session may send the form too */
  isPublic?: true;
  fields?: TProperties;
  /** the form has a file in this field, so it is `multipart/form-data` */
  fileField?: 'fil';
  /** omitted if the page or another function carries it out */
  call?: (fields: Fields, form: FormContext) => FormCall;
  /** the endpoint whose rate limit also counts forms that are refused before it is called */
  limitedAs?: ChangeName;
  /** fields that are not kept for the page after a refusal: the customer types them again */
  neverKept?: readonly string[];
  /** the fields that problems are about, for fields whose input the page does not check itself */
  faults?: Partial<Record<ProblemDetail, string>>;
  /** an item that is already gone counts as done */
  goneIsDone?: true;
  /** the value of `apne` that shows the form again after a refusal */
  opens?: (fields: Fields) => string;
  /** where the browser goes when it is done, because no session is left; default: the page of the form */
  leadsTo?: string;
  /** the id of the element that shows the result; default: the message at the top of the page */
  shownAt?: string;
};

/** The endpoint checks it. */
const text = Type.String();
/** The maximum of the endpoint. */
const MAX_QUESTIONS = 20;

const optionalText = Type.Optional(text);
/** the customer's contact information is in the life-insurance system */
const lager = Type.Optional(Type.Literal('liv'));

const FEEDBACK = { isPublic: true, shownAt: 'tilbakemelding', limitedAs: 'POST /feedback/' } as const;

/** The acts by name. Their fields are in addition to those of every form (`FORM_FIELDS`). */
export const DECLARATIONS: Readonly<Record<Act, Declaration>> = {
  'logg-ut': { isPublic: true },
  fodselsnummer: { shownAt: 'fodselsnummer' },
  adresse: { call: () => call('POST /adresse/oppdater', {}), opens: () => 'adresse' },
  epost: {
    fields: { epostAdresse: text, lager },
    call({ epostAdresse = '', lager }) {
      // The endpoint would refuse it without naming the field.
      if (epostAdresse.length > MAX_WRITTEN) throw new ProblemError(400, 'invalidEmail');
      return lager
        ? call('POST /liv/kunde/v1/contactInfo', { body: { epost: epostAdresse } })
        : call('PUT /skadekunde/kontaktinformasjon', { body: { epostAdresse } });
    },
    opens: () => 'epost',
  },
  mobil: {
    fields: { mobilNummer: text, lager },
    call({ mobilNummer = '', lager }) {
      if (mobilNummer.length > MAX_WRITTEN) throw new ProblemError(400, 'invalidMobile');
      return lager
        ? call('POST /liv/kunde/v1/contactInfo', { body: { telefon: mobilNummer } })
        : call('PUT /skadekunde/kontaktinformasjon', { body: { mobilNummer } });
    },
    opens: () => 'mobil',
  },
  reservasjon: {
    fields: { valg: Type.Enum(['post', 'digital']), reservasjon: Type.Optional(Type.Literal('ja')) },
    call({ valg, reservasjon }) {
      if (!reservasjon) throw new ProblemError(400, 'mustTick');
      return call('POST /samtykke/reservasjon', { body: { harReservasjon: valg === 'post' } });
    },
    faults: { mustTick: 'reservasjon' },
    opens: () => 'reservasjon',
  },
  samtykke: {
    fields: {
      samtykke: Type.Enum(['marketingConsentApproved', 'crossDomainConsentApproved']),
      svar: Type.Enum(['yes', 'no']),
      // Pages of the version before have none.
      versjon: Type.Optional(TextVersion),
    },
    call: ({ samtykke = '', svar, versjon }) =>
      call('POST /samtykke/oppdater', {
        headers: versjon === undefined ? {} : { 'x-kfp-tekstversjon': versjon },
        body: { [samtykke]: svar === 'yes' },
      }),
    neverKept: ['versjon'],
  },
  'fjern-tilbud': {
    fields: { systemSource: SystemName, avtaleNummer: text },
    call({ systemSource, avtaleNummer = '' }) {
      const query = systemSource ? { systemSource } : {};
      return call('DELETE /avtaleoversikt/tilbud/:avtaleNummer', { params: { avtaleNummer }, query });
    },
    goneIsDone: true,
    opens: ({ systemSource, avtaleNummer }) => `fjern-tilbud.${systemSource}.${avtaleNummer}`,
  },
  tilbakemelding: {
    ...FEEDBACK,
    fields: {
      feedbackValue: Type.Enum(['1', '2', '3', '4', '5', 'ja', 'nei']),
      text: optionalText,
    },
    call({ feedbackValue, text: written = '' }, form) {
      const comment = writtenText(written);
      return feedbackCall(
        'POST /feedback/',
        { feedbackValue, ...(comment !== '' && { text: comment }) },
        form,
      );
    },
  },
  undersokelse: {
    ...FEEDBACK,
    fields: answerFields(),
    call(fields, form) {
      const answers = form.surveyQuestions
        .map((question, place) => ({ question, answer: writtenText(fields[answerField(place)] ?? '') }))
        .filter(({ answer }) => answer !== '');
      if (answers.length === 0) throw new ProblemError(400, 'nothingAnswered');
      if (answers.some(({ answer }) => answer.length > ANSWER_LENGTH)) {
        throw new ProblemError(400, 'answerTooLong');
      }
      return feedbackCall('POST /feedback/oppfolging', { answers }, form);
    },
    faults: { nothingAnswered: answerField(0) },
    opens: () => 'undersokelse',
  },
  kontakt: {
    ...FEEDBACK,
    fields: { email: text, phone: optionalText },
    call({ email: written = '', phone }, form) {
      if (written.trim() === '') throw new ProblemError(400, 'emailMissing');
      const email = parseEmail(written);
      if (email === null) throw new ProblemError(400, 'invalidEmail');
      if (phone?.trim() === '') throw new ProblemError(400, 'mobileMissing');
      const digits = phone === undefined ? undefined : parsePhone(phone);
      if (digits === null) throw new ProblemError(400, 'invalidPhone');
      return feedbackCall('POST /feedback/kontakt', { email, ...(digits && { phone: digits }) }, form);
    },
    opens: () => 'kontakt',
  },
  'avslutt-innlogging': {
    fields: { id: text },
    call: ({ id = '' }) => call('DELETE /sikkerhet/okter/:id', { params: { id } }),
    goneIsDone: true,
  },
  'avslutt-andre': { call: () => call('DELETE /sikkerhet/okter', {}) },
  'ikke-meg': {
    fields: { aktivitet: text },
    call: ({ aktivitet = '' }) => call('POST /sikkerhet/ikke-meg', { body: { aktivitet } }),
    opens: ({ aktivitet }) => `ikke-meg.${aktivitet}`,
    leadsTo: addressOf(PATHS.loggedOutEverywhere),
  },
  sletting: { call: () => call('POST /mine-data/sletting', {}), opens: () => 'sletting' },
  'angre-sletting': { call: () => call('DELETE /mine-data/sletting', {}), opens: () => 'angre-sletting' },
  del: {
    fields: {
      ssn: text,
      dager: Type.Enum(SHARING_PERIODS.map(String)),
      ...Object.fromEntries(CHOSEN_SCOPES.map((scope) => [scope, Type.Optional(Type.Literal('ja'))])),
    },
    call({ ssn: written = '', dager, ...chosen }) {
      const fault = nationalIdFault(written);
      if (fault) throw new ProblemError(400, fault);
      // The endpoint's maximum length would refuse longer texts without naming the field.
      const ssn = writtenNationalId(written);
      const omfang = SHARING_SCOPES.filter((scope) => scope === 'FORSIKRINGER' || chosen[scope] === 'ja');
      return call('POST /deling', { body: { ssn, omfang, dager: Number(dager) } });
    },
    neverKept: ['ssn'],
    faults: {
      nationalIdMissing: 'ssn',
      nationalIdLength: 'ssn',
      invalidNationalId: 'ssn',
      cannotShareWithYourself: 'ssn',
    },
  },
  'godta-deling': {
    fields: { id: text },
    call: ({ id = '' }) => call('POST /deling/:id/godta', { params: { id } }),
  },
  'avslutt-deling': {
    fields: { id: text },
    call: ({ id = '' }) => call('DELETE /deling/:id', { params: { id } }),
    goneIsDone: true,
  },
  informasjonskapsler: {
    isPublic: true,
    fields: {
      valg: Type.Enum(['alle', 'mine', 'ingen']),
      ...Object.fromEntries(CONSENT_TYPES.map((type) => [type, Type.Optional(Type.Literal('accepted'))])),
    },
  },
  'send-fil': {
    fields: { systemSource: SystemName, id: text },
    fileField: 'fil',
    faults: { noFile: 'fil', oneFileOnly: 'fil', fileTooLarge: 'fil', wrongFileType: 'fil' },
    call({ systemSource = '', id = '' }, { fileKey = '' }) {
      const headers = { 'idempotency-key': fileKey };
      return call('POST /skader/:systemSource/:id/vedlegg', { params: { systemSource, id }, headers });
    },
  },
};

type ChangeName = Exclude<keyof Api, `GET ${string}`>;
type Part<Name extends string, Value> = Value extends undefined ? unknown : Record<Name, Value>;
type Input<E> = Part<'params', ParamsOf<E>> &
  Part<'query', QueryOf<E>> &
  Headers<E> &
  Part<'body', BodyOf<E>>;
type Headers<E> =
  HeadersOf<E> extends undefined
    ? unknown
    : Record<never, never> extends HeadersOf<E>
      ? { headers?: HeadersOf<E> }
      : { headers: HeadersOf<E> };

/** Returns a call of an endpoint. The compiler checks its input. */
function call<Name extends ChangeName>(name: Name, input: Input<Api[Name]>): FormCall {
  return { name, input: input as FormCall['input'] };
}

/** Returns a call about the page of the form, which counts once for each rendered form. The endpoint checks the body. */
function feedbackCall(
  name: ChangeName & `POST /feedback/${string}`,
  fields: object,
  { key, page }: FormContext,
): FormCall {
  const body = { page: feedbackPage(page), ...fields };
  return { name, input: { headers: { 'idempotency-key': key }, body } };
}

/** Returns the names of the answers to questions that the form does not ask. */
export function unaskedFields({ surveyQuestions }: FormContext): string[] {
  return Object.keys(answerFields()).slice(surveyQuestions.length);
}

function answerFields(): TProperties {
  return Object.fromEntries(
    Array.from({ length: MAX_QUESTIONS }, (_, place) => [answerField(place), optionalText]),
  );
}
