// A portfolio file says nothing of what is no or nothing.

export type Field<Key extends string, Value> = { [key in Key]?: Value };

/** Returns a field, unless there is no value. */
export function given<Key extends string, Value>(key: Key, value: Value | null): Field<Key, Value> {
  return value === null ? {} : ({ [key]: value } as Record<Key, Value>);
}

/** Returns a field, unless its list or object is empty. */
export function some<Key extends string, Value extends object>(key: Key, value: Value): Field<Key, Value> {
  return given(key, Object.keys(value).length === 0 ? null : value);
}

/** Returns a field that is true, or left out where the flag is not set. */
export function yes<Key extends string>(key: Key, flag: 0 | 1): Field<Key, boolean> {
  return given(key, flag === 1 ? true : null);
}

/** Returns a field whose value the store keeps as JSON. */
export function parsed<Key extends string, Value>(key: Key, json: string | null): Field<Key, Value> {
  return given(key, json === null ? null : (JSON.parse(json) as Value));
}
