import type { JsonSchema } from '../openapi/document.ts';

/** Part of every generated text, so that an echo of it can be found in a response. */
export const MARK = 'ekko7Q';

/** Texts that are known to break servers. Each is sent in every text field of every endpoint. */
export const ODD_TEXTS: readonly string[] = [
  '\u0000',
  '\u0007\u001b[31m',
  '\u0085\u009f',
  '\r\nSet-Cookie: a=b',
  '\ud800',
  '\udfff\ud800',
  '\u202e\ufeff',
  '🙂'.repeat(200),
  "'; drop table customer; --",
  '"><script>alert(1)</script>',
  '../../../etc/passwd',
  '%00%2e%ZZ',
  '{{7*7}}#{7*7}',
  '__proto__',
  '1e999',
  'javascript:alert(1)',
  '01819012345',
  'a'.repeat(9000),
]
  .map((text) => MARK + text)
  .concat(`https://ond.example/${MARK}`, `https://dokumenter.eksempel.no:8443/${MARK}`);

/** Texts that fit some schema of the product, the likeliest first. */
const RIGHT_TEXTS = [
  'kari@eksempel.no',
  'ja',
  'BIL',
  'true',
  '22334455',
  '2026-12-31',
  'https://dokumenter.eksempel.no/a.pdf',
];

/** Returns the texts that fit a schema of type string; at least one. */
export function rightTexts(schema: JsonSchema): [string, ...string[]] {
  const { pattern, minLength = 0, maxLength = Number.POSITIVE_INFINITY } = schema;
  const [first = 'a', ...others] = RIGHT_TEXTS.filter(
    (text) =>
      text.length >= Number(minLength) &&
      text.length <= Number(maxLength) &&
      (typeof pattern !== 'string' || new RegExp(pattern, 'u').test(text)),
  );
  return [first, ...others];
}

/** Returns a value that fits the schema, with only the required fields. */
export function rightValue(schema: JsonSchema): unknown {
  if (Array.isArray(schema.enum)) return schema.enum[0];
  switch (schema.type) {
    case 'object': {
      const required = Array.isArray(schema.required) ? schema.required : [];
      const fields = propertiesOf(schema).filter(([name]) => required.includes(name));
      return Object.fromEntries(fields.map(([name, property]) => [name, rightValue(property)]));
    }
    case 'array':
      return [rightValue(itemsOf(schema))];
    case 'string':
      return rightTexts(schema)[0];
    case 'boolean':
      return true;
    default:
      return 1;
  }
}

/** Returns valid values except for one odd text each: every odd text in every place. */
export function* valuesWithOddText(schema: JsonSchema): Generator<unknown> {
  switch (schema.type) {
    case 'object': {
      const right = rightValue(schema) as object;
      for (const [name, property] of propertiesOf(schema)) {
        for (const value of valuesWithOddText(property)) yield { ...right, [name]: value };
      }
      return;
    }
    case 'array':
      for (const value of valuesWithOddText(itemsOf(schema))) yield [value];
      return;
    case 'string':
      yield* ODD_TEXTS;
  }
}

/** Returns the properties of an object's schema. */
export function propertiesOf(schema: JsonSchema): [string, JsonSchema][] {
  return Object.entries((schema.properties ?? {}) as Record<string, JsonSchema>);
}

/** Returns the schema of an array's items. */
export function itemsOf(schema: JsonSchema): JsonSchema {
  return (schema.items ?? {}) as JsonSchema;
}
