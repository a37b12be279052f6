import type { Act } from '../domain/acts.ts';
import type { Language } from '../texts/languages.ts';

/** The hidden fields of every form of an act, in addition to the language and the page. */
export type ActFormFields = {
  /** the XSRF token of the session or visitor, valid only with this key */
  xsrf: string;
  /** random for each rendered page, but kept after a failed form with a file: a form that is sent twice counts once */
  nokkel: string;
};

/** The result of an act, shown once on the page that the server redirects to (ADR-041). */
export type ActMessage = {
  act: Act;
  /** done: `text` says so; refused: nothing was saved; unknown: it may have been saved */
  outcome: 'done' | 'refused' | 'unknown';
  /** omitted if the page itself shows the result */
  text?: string;
  /** the language of `text`; omitted in a page of the same language. Another tab can have changed it meanwhile */
  language?: Language;
  /** the code of the problem, if it has one */
  code?: string;
  /** the field of the form that the refusal is about, and why; omitted if the page finds it in `values` */
  fault?: { field: string; text: string };
  /** the customer's own input, after a refusal */
  values?: Readonly<Record<string, string>>;
  /** the full national id, if the customer asked to see it */
  ssn?: string;
};
