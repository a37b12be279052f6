/** The part of JSON Schema that the contract uses. */
type Schema = {
  type?: string;
  const?: unknown;
  enum?: readonly unknown[];
  anyOf?: readonly Schema[];
  allOf?: readonly Schema[];
  items?: Schema | readonly Schema[];
  properties?: Readonly<Record<string, Schema>>;
  required?: readonly string[];
  patternProperties?: Readonly<Record<string, Schema>>;
  additionalProperties?: boolean | Schema;
  description?: string;
};

const SIMPLE: Readonly<Record<string, string>> = {
  string: 'string',
  number: 'number',
  integer: 'number',
  boolean: 'boolean',
  null: 'null',
};

/** Returns the TypeScript type of the values that a JSON Schema allows. Formats and limits are left out. */
export function typeText(schema: Schema): string {
  if ('const' in schema) return JSON.stringify(schema.const);
  if (schema.enum) return union(schema.enum.map((value) => JSON.stringify(value)));
  if (schema.anyOf) return union(schema.anyOf.map(typeText));
  if (schema.allOf) return schema.allOf.map(typeText).join(' & ');
  if (schema.type === 'array') return arrayText(schema.items ?? {});
  if (schema.type === 'object' || schema.properties) return objectText(schema);
  return SIMPLE[schema.type ?? ''] ?? 'unknown';
}

function union(types: readonly string[]): string {
  const different = [...new Set(types)];
  return different.length === 1 ? (different[0] ?? 'never') : `(${different.join(' | ')})`;
}

function arrayText(items: Schema | readonly Schema[]): string {
  if (Array.isArray(items)) return `[${items.map(typeText).join(', ')}]`;
  return `${typeText(items as Schema)}[]`;
}

function objectText({
  properties = {},
  required = [],
  patternProperties,
  additionalProperties,
}: Schema): string {
  const fields = Object.entries(properties).map(
    ([name, field]) =>
      `${commentOf(field)}${nameText(name)}${required.includes(name) ? '' : '?'}: ${typeText(field)};`,
  );
  const others = Object.values(patternProperties ?? {});
  if (typeof additionalProperties === 'object') others.push(additionalProperties);
  if (others.length > 0) fields.push(`[name: string]: ${union(others.map(typeText))};`);
  return fields.length === 0 ? 'Record<string, never>' : `{ ${fields.join(' ')} }`;
}

function commentOf({ description }: Schema): string {
  return description ? `/** ${description.replaceAll('*/', '* /')} */ ` : '';
}

function nameText(name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name);
}
