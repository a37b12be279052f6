import { type TProperties, Type } from 'typebox';
import { Value } from 'typebox/value';
import { ProblemError } from '../platform/http/errors.ts';
import type { Fields } from './declarations.ts';

const text = Type.String({ maxLength: 2000 });

const KEY = Type.String({ pattern: '^[A-Za-z0-9_-]{16,64}$' });

/** The hidden fields of every form. */
const FORM_FIELDS = {
  xsrf: Type.Optional(text),
  nokkel: Type.Optional(KEY),
  spraak: Type.Optional(text),
  tilbake: Type.Optional(text),
};

/** Returns a form's fields, with plain line breaks. Throws a problem for other bodies and repeated fields. */
export function readForm(body: unknown): Fields {
  if (!(body instanceof URLSearchParams)) throw new ProblemError(415, 'invalidForm');
  const names = [...body.keys()];
  if (new Set(names).size < names.length) throw new ProblemError(400, 'invalidForm');
  return Object.fromEntries([...body].map(([name, value]) => [name, value.replaceAll('\r\n', '\n')]));
}

/** Throws a problem if the form has other fields than those of its act, or values that its page can't send. */
export function checkForm(fields: Fields, ofAct: TProperties): void {
  const schema = Type.Object({ ...FORM_FIELDS, ...ofAct }, { additionalProperties: false });
  if (!Value.Check(schema, fields)) throw new ProblemError(400, 'invalidForm');
}

/** Returns the form's random key, or null if it has no valid one. */
export function formKey({ nokkel }: Fields): string | null {
  return Value.Check(KEY, nokkel) ? nokkel : null;
}

/** Longer than what people write, so that they can shorten it. */
const MAX_KEPT = 8000;

/**
 * Returns what the customer typed in the fields of the act, without the `omitted` ones. It is kept after a refusal, so it
 * is no longer than what a page can show.
 */
export function typedFields(fields: Fields, ofAct: TProperties, omitted: readonly string[]): Fields {
  const kept = Object.entries(fields).filter(([name]) => name in ofAct && !omitted.includes(name));
  return Object.fromEntries(kept.map(([name, value]) => [name, value.slice(0, MAX_KEPT)]));
}
