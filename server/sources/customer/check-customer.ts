import { isDeepStrictEqual } from 'node:util';
import type { Static, TSchema } from 'typebox';
import { Check, Errors } from 'typebox/value';
import { SourcePerson } from '../../../contract/source-customer.ts';
import { UNKNOWN_CUSTOMER } from '../../../domain/unknown-customer.ts';
import { fieldPath } from '../../platform/http/schema-errors.ts';
import { readCode, readJson } from '../http-call.ts';
import type { SourceCustomer } from '../source.ts';
import { unusable } from '../source-error.ts';
import { tidyItem, withoutBadFields } from '../tidy-item.ts';

/** Fields that would change their meaning, not only lose detail, if they or a part of them were left out. */
const INDIVISIBLE_FIELDS = [
  ...(['niceKundenummer', 'samtykker', 'hasReservasjon', 'livKunde'] as const),
  ...(['isLoMedlem', 'isBankkunde', 'loginBankplassRegisterNummer'] as const),
];

/** Returns a system's response normalized for its schema (ADR-006). Throws `SourceError` when it does not match. */
export function checkAnswer<Type extends TSchema>(type: Type, answer: unknown): Static<Type> {
  const tidied = tidyItem(type, answer);
  if (!Check(type, tidied)) throw unusable('wrong-shape', brokenFields(type, tidied));
  return tidied as Static<Type>;
}

/** Returns a reader of an object, which may be in the response directly or under its name, like lists. */
export function readNamed<Type extends TSchema>(
  type: Type,
  name: string,
): (response: Response, signal: AbortSignal) => Promise<NonNullable<Static<Type>>> {
  return async (response, signal) => {
    const json = await readJson(response, signal);
    const inner = typeof json === 'object' && json !== null ? Reflect.get(json, name) : undefined;
    return checkAnswer(type, inner ?? json) as NonNullable<Static<Type>>;
  };
}

/** Returns whether a system says that it does not know the customer. Any other 404 can be a wrong address. */
export async function isUnknownCustomer(response: Response, signal: AbortSignal): Promise<boolean> {
  const missing = await readCode(response, signal, [404]);
  return missing?.code === UNKNOWN_CUSTOMER;
}

/** Receives the paths of invalid fields. `isUsable`: the answer is used without them. */
type OnRejected = (fields: readonly string[], isUsable: boolean) => void;

/** Returns the customer in a response of `GET /kunde`, as `checkPerson` does; null if the system does not know them. */
export async function readPerson(
  response: Response,
  signal: AbortSignal,
  customer: SourceCustomer,
  onRejected: OnRejected,
): Promise<SourcePerson | null> {
  if (await isUnknownCustomer(response, signal)) return null;
  return checkPerson(await readJson(response, signal), customer, onRejected);
}

/**
 * Returns the customer's personal data. Invalid fields are left out. `onRejected` receives their paths. Throws
 * `SourceError` when the response is not a customer, is another customer, or has unreadable choices of the
 * customer.
 */
function checkPerson(answer: unknown, { ssn }: SourceCustomer, onRejected: OnRejected): SourcePerson {
  const tidied = tidyItem(SourcePerson, answer);
  const rejected = new Set<string>();
  const person = Check(SourcePerson, tidied)
    ? tidied
    : withoutBadFields(SourcePerson, tidied, ({ path }) => rejected.add(path));
  if (!Check(SourcePerson, person)) throw unusable('wrong-shape', brokenFields(SourcePerson, person));
  const before = tidied as SourcePerson;
  const decisive = [
    ...(person.ssn === ssn ? [] : ['ssn']),
    ...INDIVISIBLE_FIELDS.filter((name) => !isDeepStrictEqual(person[name], before[name])),
  ];
  if (decisive.length > 0) {
    onRejected(decisive, false);
    throw unusable('bad-item', decisive);
  }
  if (rejected.size > 0) onRejected([...rejected], true);
  return person;
}

/** Returns the paths of the fields that break the schema. A tidied value has only fields of its schema. */
function brokenFields(type: TSchema, tidied: unknown): string[] {
  const places = Errors(type, tidied).flatMap(({ keyword, instancePath, params }) =>
    keyword === 'required'
      ? params.requiredProperties.map((name) => `${instancePath}/${name}`)
      : [instancePath],
  );
  return [...new Set(places.map(fieldPath))].filter((path) => path !== '');
}
