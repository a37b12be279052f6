import { escapeHtml } from '../platform/http/plain-page.ts';
import type { JsonSchema } from './document.ts';

/** Returns a readable description of a JSON Schema as HTML: type, limits and, for objects, a list of fields. */
export function schemaHtml(schema: JsonSchema): string {
  const { description } = schema;
  const suffix = typeof description === 'string' ? `, ${escapeHtml(description)}` : '';
  return `${kindOf(schema)}${limitsOf(schema)}${suffix}${partsOf(schema)}`;
}

function kindOf(schema: JsonSchema): string {
  if (Array.isArray(schema.enum)) return `one of ${schema.enum.map((value) => code(value)).join(', ')}`;
  if ('const' in schema) return code(schema.const);
  if (Array.isArray(schema.anyOf)) return schemas(schema.anyOf).map(schemaHtml).join(' or ');
  if (typeof schema.$ref === 'string') return code(schema.$ref.split('/').at(-1));
  if (schema.type === 'array') return 'list';
  return typeof schema.type === 'string' ? schema.type : 'anything';
}

const LIMITS: Readonly<Record<string, string>> = {
  minimum: 'from',
  maximum: 'up to',
  minLength: 'characters from',
  maxLength: 'characters up to',
  minItems: 'items from',
  maxItems: 'items up to',
  minProperties: 'fields from',
  format: 'format',
  pattern: 'pattern',
};

function limitsOf(schema: JsonSchema): string {
  const limits = Object.entries(LIMITS)
    .filter(([keyword]) => keyword in schema)
    .map(([keyword, words]) => `${words} ${code(schema[keyword])}`);
  return limits.length > 0 ? ` (${limits.join(', ')})` : '';
}

function partsOf(schema: JsonSchema): string {
  if (Array.isArray(schema.prefixItems)) {
    return ` of ${schemas(schema.prefixItems).map(schemaHtml).join(' and ')}`;
  }
  if (typeof schema.items === 'object' && schema.items !== null) {
    return ` of ${schemaHtml(schema.items as JsonSchema)}`;
  }
  const properties = Object.entries((schema.properties ?? {}) as Record<string, JsonSchema>);
  if (properties.length === 0) return '';
  const required = Array.isArray(schema.required) ? schema.required : [];
  const fields = properties.map(([name, property]) => {
    const optional = required.includes(name) ? '' : ' (optional)';
    return `<li>${code(name)}${optional}: ${schemaHtml(property)}</li>`;
  });
  return `<ul>${fields.join('')}</ul>`;
}

function schemas(list: readonly unknown[]): JsonSchema[] {
  return list as JsonSchema[];
}

function code(value: unknown): string {
  return `<code>${escapeHtml(String(value))}</code>`;
}
