import type { TSchema } from 'typebox';
import type { TLocalizedValidationError } from 'typebox/error';
import { Settings } from 'typebox/system';
import { Value } from 'typebox/value';

/** More than any file of ours can have. */
const ALL = 100_000;

/** All that breaks the schema; the library alone stops at the eighth error. */
export function schemaErrors(schema: TSchema, value: unknown): TLocalizedValidationError[] {
  if (Value.Check(schema, value)) return [];
  const { maxErrors } = Settings.Get();
  Settings.Set({ maxErrors: ALL });
  try {
    return Value.Errors(schema, value);
  } finally {
    Settings.Set({ maxErrors });
  }
}
