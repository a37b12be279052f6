import type { TSchema } from 'typebox';
import type { TLocalizedValidationError } from 'typebox/error';
import { Settings } from 'typebox/system';
import { Value } from 'typebox/value';

/** More errors than any of our files can have. */
const MAX_ERRORS = 100_000;

/** Returns all schema errors; by default the library stops at the eighth. */
export function schemaErrors(schema: TSchema, value: unknown): TLocalizedValidationError[] {
  if (Value.Check(schema, value)) return [];
  const { maxErrors } = Settings.Get();
  Settings.Set({ maxErrors: MAX_ERRORS });
  try {
    return Value.Errors(schema, value);
  } finally {
    Settings.Set({ maxErrors });
  }
}

/** Converts the place of an error, such as '/avtaler/1/monthlyPrice', to 'avtaler[1].monthlyPrice'. */
export function fieldPath(instancePath: string): string {
  return instancePath
    .slice(1)
    .replace(/\/(\d+)(?=\/|$)/g, '[$1]')
    .replaceAll('/', '.');
}
