import { type TObjectOptions, type TProperties, Type } from 'typebox';

/** Returns the schema of an object that has no other properties. */
export function strictObject<Properties extends TProperties>(
  properties: Properties,
  options?: TObjectOptions,
) {
  return Type.Object(properties, { ...options, additionalProperties: false });
}
