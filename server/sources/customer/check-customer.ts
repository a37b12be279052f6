import { isDeepStrictEqual } from 'node:util';
import type { Static, TSchema } from 'typebox';
import { Check } from 'typebox/value';
import { SourcePerson } from '../../../contract/source-customer.ts';
import type { SourceCustomer } from '../source.ts';
import { SourceError, type SourceErrorKind } from '../source-error.ts';
import { tidyItem, withoutBadFields } from '../tidy-item.ts';

/** What would say something else, instead of less, if a part of it were left out. */
const WHOLE = ['niceKundenummer', 'samtykker', 'hasReservasjon', 'livKunde'] as const;

/** Returns a system's answer as its schema means it (ADR-006). Throws `SourceError` where it is something else. */
export function checkAnswer<Type extends TSchema>(type: Type, answer: unknown): Static<Type> {
  const tidied = tidyItem(type, answer);
  if (!Check(type, tidied)) throw new SourceError('wrong-shape');
  return tidied as Static<Type>;
}

/**
 * Returns who the customer is. A field that breaks a rule is left out alone, and `onIssue` hears of it. Throws `SourceError` where it is no
 * customer, is another one, or what they chose can't be read.
 */
export function checkPerson(
  answer: unknown,
  { ssn }: SourceCustomer,
  onIssue: (kind: SourceErrorKind) => void,
): SourcePerson {
  const tidied = tidyItem(SourcePerson, answer);
  const person = Check(SourcePerson, tidied) ? tidied : withoutBadFields(SourcePerson, tidied);
  if (!Check(SourcePerson, person)) throw new SourceError('wrong-shape');
  if (person.ssn !== ssn) throw new SourceError('bad-item');
  const before = tidied as SourcePerson;
  if (WHOLE.some((name) => !isDeepStrictEqual(person[name], before[name]))) throw new SourceError('bad-item');
  if (person !== tidied) onIssue('bad-field');
  return person;
}
