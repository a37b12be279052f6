import { type TNumberOptions, Type } from 'typebox';
import { isWholeOre } from '../domain/money.ts';
import { SYSTEMS } from '../domain/systems.ts';
import { LANGUAGES } from '../texts/languages.ts';
import { strictObject } from './strict-object.ts';

/** The name of a source system. The distributor file lists the systems that exist (spec: beyond §5). */
export const SystemName = Type.String({
  minLength: 1,
  maxLength: 40,
  description: 'the name of a system of the distributor file',
  examples: [...SYSTEMS],
});

const MAX_AMOUNT = 999_999_999;
const amount = (options: TNumberOptions) =>
  Type.Refine(Type.Number(options), isWholeOre, () => 'must have at most two decimals');

/** Kroner with at most two decimals (spec: decisions §4). */
export const Kroner = amount({ minimum: 0, maximum: MAX_AMOUNT });
/** Returns the schema of kroner with at most two decimals that can be negative. */
export const signedKroner = (description: string) =>
  amount({ minimum: -MAX_AMOUNT, maximum: MAX_AMOUNT, description });
/** A calendar date, YYYY-MM-DD. */
export const CalendarDate = Type.String({ format: 'date' });

/** A time in ISO 8601, in UTC. */
export const Instant = Type.String({ format: 'date-time' });

/** A calendar date, or an instant in ISO 8601. */
export const DateOrTime = Type.Refine(
  Type.String({ maxLength: 40, description: 'a date, or a time in ISO 8601' }),
  (text) => /^\d{4}-\d\d-\d\d(T[\d:.]+(Z|[+-]\d\d:\d\d))?$/.test(text) && !Number.isNaN(Date.parse(text)),
  () => 'must be a date or a time with its zone',
);
/** A phone number as its system writes it. */
export const PhoneNumber = Type.String({ maxLength: 30, pattern: '^\\+?\\d(?:[ ]?\\d){2,18}$' });

/** Returns the schema of a text that becomes one segment of an address, where `.` and `..` would lead elsewhere. */
export const addressSegment = (limits: { minLength?: number; maxLength: number }) =>
  Type.Refine(
    Type.String(limits),
    (text) => text !== '.' && text !== '..',
    () => 'must not be . or ..',
  );

export const PolicyNumber = addressSegment({ minLength: 1, maxLength: 60 });
/** A system's own id of a document, invoice, claim or message. */
export const ItemId = addressSegment({ minLength: 1, maxLength: 100 });
export const Title = Type.String({ minLength: 1, maxLength: 200 });
const CODE = { minLength: 1, maxLength: 60 };
/** A code of a system, which may be one that the portal does not know. */
export const Code = Type.String(CODE);
/** Returns the schema of a code. The description says which codes the portal knows, and what it does with others. */
export const codeOf = (description: string) => Type.String({ ...CODE, description });
export const PlainText = Type.String({ maxLength: 1000 });

const NO_CONTROL_CHARACTERS = '^\\P{Cc}+$';

/** Returns the schema of a number or id in a URL. */
export const numberInAddress = (maxLength: number) =>
  Type.String({ minLength: 1, maxLength, pattern: NO_CONTROL_CHARACTERS });

/** Identifies an agreement. Two systems can use the same number. */
export const AgreementParams = strictObject({ systemSource: SystemName, policyNumber: numberInAddress(60) });

/** Identifies a document or message. Two systems can use the same id. */
export const ItemParams = strictObject({ systemSource: SystemName, id: numberInAddress(100) });

export const SystemSourceError = Type.Boolean({ description: 'something of the list is missing' });
/** The systems with missing data. Omitted if nothing is missing. */
export const MissingFrom = Type.Optional(Type.Array(SystemName));

/** Fields about which pages say something when they are left out. */
export const EXPLAINED_FIELDS = ['tekst', 'begrunnelse', 'avtaleDetaljer.dekninger'] as const;
/** What the system sent of an item, but in a form that can't be read. Answers have it, systems do not (ADR-006). */
export const UNREADABLE = {
  uleselig: Type.Optional(
    Type.Array(Type.Enum(EXPLAINED_FIELDS), {
      description: 'the fields that are missing, in whole or in part, because they can’t be read',
    }),
  ),
};
export type Unreadable = { uleselig?: (typeof EXPLAINED_FIELDS)[number][] };

/** The query of a file in words: the language that the link to it names. The default is the request's. */
export const FileLanguage = strictObject({ spraak: Type.Optional(Type.Enum(LANGUAGES)) });
