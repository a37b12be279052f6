import type { OwnChangeTable } from '../../server/platform/db/schema.ts';
import { ITEM_LISTS } from './item-rows.ts';

/** The fields that a file can leave out, with the name of a customer's own change of each. Lists are replaced whole. */
const OWN_CHANGES = {
  niceKundenummer: null,
  isLoMedlem: null,
  isBankkunde: null,
  loginBankplassRegisterNummer: null,
  'kontaktInformasjon.epostAdresse': 'email',
  'kontaktInformasjon.mobilNummer': 'mobile',
  'samtykker.marketingConsent': 'marketing-consent',
  'samtykker.crossDomainConsent': 'cross-domain-consent',
  livKunde: null,
  'livKunde.epost': 'life-email',
  'livKunde.telefon': 'life-phone',
  hasReservasjon: 'documents-by-post',
  'oppgaver.helseerklaering.antall': null,
  'oppgaver.aksepttilbud.antall': null,
  'oppgaver.motoroppgaver': null,
  'kundekommunikasjon.hasUlesteMeldinger': null,
  'anbefalinger.scores': null,
  'anbefalinger.controlgroup': null,
  'anbefalinger.fallback': null,
} as const satisfies Readonly<Record<string, OwnChangeTable['what'] | null>>;

export const FILE_LISTS = ['kundeadresser', ...ITEM_LISTS] as const;

export type FieldName = keyof typeof OWN_CHANGES;
export type FileListName = (typeof FILE_LISTS)[number];

/** A field, the path to it, and its name among customers' own changes. */
export type Field = { name: FieldName; steps: readonly string[]; ownChange: OwnChangeTable['what'] | null };

export const FIELDS: readonly Field[] = (Object.keys(OWN_CHANGES) as FieldName[]).map((name) => ({
  name,
  steps: name.split('.'),
  ownChange: OWN_CHANGES[name],
}));

/**
 * Returns the fields and lists that a customer's record leaves out, and that keep their stored values. null
 * means that the value is empty, including everything within it. So does a life customer who does not exist
 * (ADR-024).
 */
export function leftOutOf(record: unknown): ReadonlySet<FieldName | FileListName> {
  const fields = FIELDS.filter(({ steps }) => !isPresent(record, steps)).map(({ name }) => name);
  return new Set([...fields, ...FILE_LISTS.filter((name) => !isPresent(record, [name]))]);
}

function isPresent(value: unknown, [step, ...rest]: readonly string[]): boolean {
  if (value === null || step === undefined) return true;
  if (!isObject(value)) return false;
  return value.eksisterer === false || (Object.hasOwn(value, step) && isPresent(value[step], rest));
}

/** Returns the value at the end of a path, or undefined if the path ends earlier. */
export function valueAt(value: unknown, [step, ...rest]: readonly string[]): unknown {
  if (step === undefined) return value;
  return isObject(value) ? valueAt(value[step], rest) : undefined;
}

/** Returns a copy with another value at the end of a path. undefined removes the field. */
export function withValueAt(value: unknown, [step, ...rest]: readonly string[], put: unknown): unknown {
  if (step === undefined) return put;
  const before = isObject(value) ? value : {};
  const { [step]: old, ...others } = before;
  const inner = withValueAt(old, rest, put);
  return inner === undefined ? others : { ...others, [step]: inner };
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
