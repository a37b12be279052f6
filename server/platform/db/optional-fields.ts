// A portfolio file leaves out fields that are false or empty.

export type Field<Key extends string, Value> = { [key in Key]?: Value };

/** Returns a field; no field if the value is null. */
export function optionalField<Key extends string, Value>(key: Key, value: Value | null): Field<Key, Value> {
  return value === null ? {} : ({ [key]: value } as Record<Key, Value>);
}

/** Returns a field; no field if its list or object is empty. */
export function nonEmptyField<Key extends string, Value extends object>(
  key: Key,
  value: Value,
): Field<Key, Value> {
  return optionalField(key, Object.keys(value).length === 0 ? null : value);
}

/** Returns a field with the value true; no field if the flag is not set. */
export function trueField<Key extends string>(key: Key, flag: 0 | 1): Field<Key, boolean> {
  return optionalField(key, flag === 1 ? true : null);
}
