import type { TLocalizedValidationError } from 'typebox/error';
import { fieldPath } from '../../server/platform/http/schema-errors.ts';

/**
 * Returns the errors of a schema check as one sentence per field: its path and the rule, such as
 * 'avtaler[1].monthlyPrice must be a number of at least 0'. The sentences contain no values of the file.
 */
export function schemaIssues(errors: TLocalizedValidationError[]): string[] {
  const ruleOfField = new Map(errors.flatMap(issuesOf));
  return [...ruleOfField].map(([path, rule]) => (path ? `${path} ${rule}` : rule));
}

function issuesOf(error: TLocalizedValidationError): [path: string, rule: string][] {
  const path = fieldPath(error.instancePath);
  const within = (field: string) => (path ? `${path}.${field}` : field);
  switch (error.keyword) {
    case 'required':
      return error.params.requiredProperties.map((field) => [within(field), 'must be given']);
    case 'additionalProperties':
      return error.params.additionalProperties.map((field) => [
        within(readable(field)),
        'is not a known field',
      ]);
    case 'boolean':
      return []; // repeats the unknown fields
    default:
      return [[path, ruleOf(error)]];
  }
}

const TYPE_NAMES: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  object: 'an object',
  array: 'a list',
};

function ruleOf(error: TLocalizedValidationError): string {
  switch (error.keyword) {
    case 'type':
      return `must be ${TYPE_NAMES[String(error.params.type)] ?? error.params.type}`;
    case 'enum':
      return `must be one of ${error.params.allowedValues.join(', ')}`;
    case 'minLength':
      return 'must not be empty';
    case 'maxLength':
      return `must have at most ${error.params.limit} characters`;
    case 'minimum':
      return `must be a number of at least ${error.params.limit}`;
    case 'maximum':
      return `must be a number of at most ${error.params.limit}`;
    case 'maxItems':
      return `must have at most ${error.params.limit} items`;
    case 'format':
      return 'must be a real date, such as 2026-12-31';
    default:
      return error.message;
  }
}

/** Returns a field name from the file on one line, shortened, without digits that could be a national id. */
export function readable(field: string): string {
  return field
    .replace(/\d{5,}/g, '…')
    .replace(/[^\p{L}\p{N}\p{P}\p{S} ]/gu, '?')
    .slice(0, 60);
}
