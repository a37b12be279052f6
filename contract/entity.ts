import { Type } from 'typebox';
import { isWholeOre } from '../domain/money.ts';
import { SYSTEMS } from '../domain/systems.ts';

export const SystemName = Type.Enum(SYSTEMS);

/** Kroner with at most two decimals (spec: decisions §4). */
export const Kroner = Type.Refine(
  Type.Number({ minimum: 0, maximum: 999_999_999 }),
  isWholeOre,
  () => 'must have at most two decimals',
);
/** A calendar date, `2026-12-31`. */
export const CalendarDate = Type.String({ format: 'date' });

export const PolicyNumber = Type.String({ minLength: 1, maxLength: 60 });
/** What a system calls one of its documents, invoices, claims or messages. */
export const ItemId = Type.String({ minLength: 1, maxLength: 100 });
export const Title = Type.String({ minLength: 1, maxLength: 200 });
/** A word that the portal may know; one that it doesn't is shown as it is. */
export const Code = Type.String({ minLength: 1, maxLength: 60 });
export const PlainText = Type.String({ maxLength: 1000 });

const NO_CONTROL_CHARACTERS = '^\\P{Cc}+$';

/** A number or id in an address. */
export const numberInAddress = (maxLength: number) =>
  Type.String({ minLength: 1, maxLength, pattern: NO_CONTROL_CHARACTERS });

/** Which agreement: two systems may have given the same number. */
export const AgreementParams = Type.Object(
  { systemSource: SystemName, policyNumber: numberInAddress(60) },
  { additionalProperties: false },
);

/** Which document or message: two systems may have given the same id. */
export const ItemParams = Type.Object(
  { systemSource: SystemName, id: numberInAddress(100) },
  { additionalProperties: false },
);

export const SystemSourceError = Type.Boolean({ description: 'something of the list is missing' });
/** The systems that something is missing from; absent where nothing is. */
export const MissingFrom = Type.Optional(Type.Array(SystemName));
