import { expect, test } from 'vitest';
import type { JsonSchema } from './document.ts';
import { schemaHtml } from './schema-html.ts';

const text = { type: 'string' };

test.each<[string, JsonSchema, string]>([
  ['a string', text, 'string'],
  [
    'limits',
    { ...text, minLength: 1, maxLength: 9 },
    'string (characters from <code>1</code>, characters up to <code>9</code>)',
  ],
  ['a description', { ...text, description: 'a date' }, 'string, a date'],
  [
    'HTML characters',
    { ...text, pattern: '^<b>$', description: '<i>' },
    'string (pattern <code>^&lt;b&gt;$</code>), &lt;i&gt;',
  ],
  ['an enum', { enum: ['ja', 'nei'] }, 'one of <code>ja</code>, <code>nei</code>'],
  ['a constant', { const: 4 }, '<code>4</code>'],
  ['a union', { anyOf: [text, { type: 'null' }] }, 'string or null'],
  ['a reference', { $ref: '#/components/schemas/Problem' }, '<code>Problem</code>'],
  ['a list', { type: 'array', items: text }, 'list of string'],
  [
    'a pair',
    { type: 'array', prefixItems: [text, { type: 'number' }], items: false },
    'list of string and number',
  ],
  ['an empty schema', {}, 'anything'],
  [
    'an object',
    { type: 'object', required: ['a'], properties: { a: text, b: { type: 'object' } } },
    'object<ul><li><code>a</code>: string</li><li><code>b</code> (optional): object</li></ul>',
  ],
])('describes %s', (_what, schema, html) => {
  expect(schemaHtml(schema)).toBe(html);
});
