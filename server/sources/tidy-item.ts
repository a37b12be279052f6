import { IsArray, IsInteger, IsNumber, IsObject, IsOptional, IsString, type TSchema } from 'typebox';
import { Check } from 'typebox/value';
import { roundToOre } from '../../domain/money.ts';
import { osloDate } from '../../domain/oslo-date.ts';
import { textIssue } from '../../domain/text-rules.ts';

/** Texts of items that find something, or that a payment needs. */
export const ITEM_NUMBERS: readonly string[] = [
  ...['policyNumber', 'productCode', 'konvertertAvtalenummer', 'id', 'avtalenummer', 'avtalenumre'],
  ...['dokumentId', 'dokumentIder', 'skadenummer', 'kid', 'kontonummer'],
];
/** Text fields that other systems may send as numbers. They must be sent back character by character. */
const NUMBERS_IN_TEXT = [
  ...ITEM_NUMBERS,
  ...['niceKundenummer', 'loginBankplassRegisterNummer', 'gatenummer', 'gaardsnummer', 'bruksnummer'],
  ...['mobilNummer', 'telefon'],
];

/**
 * Fields whose omission would change the meaning of an item: the price of a package is the sum of its parts. Without its
 * flag, a cover is included, a message unread, and an address not the registered one.
 */
const NEVER_LEFT_OUT = ['pakkeTilbud', 'inkludert', 'lest', 'isFolkreregistrert'];

/**
 * Returns a source's value normalized for its schema, as far as the meaning is certain (ADR-006). Unknown
 * fields and optional fields that are null are left out. Prices and dates are read in the formats that
 * systems use. Text that no page could show becomes null. The value still has to be checked.
 */
export function tidyItem(type: TSchema, value: unknown, name = ''): unknown {
  if (IsArray(type) && Array.isArray(value)) return value.map((item) => tidyItem(type.items, item, name));
  if (IsObject(type)) return isRecord(value) ? tidyFields(type.properties, value) : value;
  if (IsNumber(type)) return tidyKroner(value);
  if (IsInteger(type)) return typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : value;
  if (!IsString(type)) return value;
  if ('format' in type && type.format === 'date') return tidyDate(value);
  return NUMBERS_IN_TEXT.includes(name) ? tidyNumberInText(value) : tidyText(value);
}

/** A field that was left out because it breaks a rule, such as `avtaleDetaljer.gjelderFra`. */
export type RejectedField = {
  path: string;
  /** whether it is or has an amount or a date, without which the item is incomplete */
  isFact: boolean;
};

/** Returns the tidied value without invalid optional fields and list entries; `onReject` receives each of them. */
export function withoutBadFields(
  type: TSchema,
  value: unknown,
  onReject: (field: RejectedField) => void = () => {},
  path = '',
): unknown {
  const name = path.slice(path.lastIndexOf('.') + 1);
  if (IsArray(type) && Array.isArray(value)) {
    const mended = value.map((item) => withoutBadFields(type.items, item, onReject, path));
    if (NEVER_LEFT_OUT.includes(name)) return mended;
    const kept = mended.filter((item) => Check(type.items, item));
    if (kept.length < mended.length) onReject({ path, isFact: false });
    return kept;
  }
  if (!IsObject(type) || !isRecord(value)) return value;
  const fields = Object.entries(value).flatMap(([name, given]) => {
    const field = type.properties[name];
    if (!field) return [];
    const fieldPath = path ? `${path}.${name}` : name;
    const mended = withoutBadFields(field, given, onReject, fieldPath);
    if (Check(field, mended) || !IsOptional(field) || NEVER_LEFT_OUT.includes(name)) return [[name, mended]];
    onReject({ path: fieldPath, isFact: isFact(field) });
    return [];
  });
  return Object.fromEntries(fields);
}

/**
 * Returns whether a value is an amount or a date, or has one in it. Amounts are the only numbers in items. Integers are
 * counts or identifiers.
 */
function isFact(type: TSchema): boolean {
  if (IsArray(type)) return isFact(type.items);
  if (IsObject(type)) return Object.values(type.properties).some(isFact);
  return IsNumber(type) || (IsString(type) && 'format' in type && type.format === 'date');
}

function tidyFields(properties: Readonly<Record<string, TSchema>>, given: Readonly<Record<string, unknown>>) {
  const fields = Object.entries(properties)
    .filter(([name]) => Object.hasOwn(given, name))
    .filter(([name, field]) => !(given[name] === null && IsOptional(field)));
  return Object.fromEntries(fields.map(([name, field]) => [name, tidyItem(field, given[name], name)]));
}

/** Returns kroner as a number, rounded if it comes from a division. Text must clearly be an amount of kroner. */
function tidyKroner(value: unknown): unknown {
  if (typeof value === 'number') return roundToOre(value);
  const isAmount = typeof value === 'string' && /^-?\d{1,9}([.,]\d{1,2})?$/.test(value);
  return isAmount ? Number(value.replace(',', '.')) : value;
}

/** Returns the date of a date with a time of day. For an instant it is the date in Norway. */
function tidyDate(value: unknown): unknown {
  const [, date, zone] =
    (typeof value === 'string' && /^(\d{4}-\d\d-\d\d)[T ][\d:.,]+(.*)$/.exec(value)) || [];
  if (typeof value !== 'string' || date === undefined) return value;
  if (zone === '') return date;
  const instant = Date.parse(value);
  return Number.isNaN(instant) ? value : osloDate(instant);
}

function tidyNumberInText(value: unknown): unknown {
  const text = Number.isSafeInteger(value) ? String(value) : value;
  return typeof text === 'string' && textIssue(text) ? null : text;
}

/** Returns text on one line; null when no page could show it. */
function tidyText(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  const line = value.replace(/[\t\n\r\u2028\u2029]+/g, ' ');
  return textIssue(line) ? null : line;
}

/** Returns whether a value is a JSON object. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
