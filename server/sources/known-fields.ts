import { IsArray, IsObject, IsOptional, type TSchema } from 'typebox';

/**
 * What the schema knows of a value: fields that it does not name are left out, and so are those that need not be
 * there and are null. The value still has to be checked.
 */
export function knownFields(type: TSchema, value: unknown): unknown {
  if (IsArray(type) && Array.isArray(value)) return value.map((item) => knownFields(type.items, item));
  if (!IsObject(type) || typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const given: Readonly<Record<string, unknown>> = { ...value };
  const fields = Object.entries(type.properties)
    .filter(([name]) => Object.hasOwn(given, name))
    .filter(([name, field]) => !(given[name] === null && IsOptional(field)));
  return Object.fromEntries(fields.map(([name, field]) => [name, knownFields(field, given[name])]));
}
