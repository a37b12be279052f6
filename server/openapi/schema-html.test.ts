import { expect, test } from 'vitest';
import type { JsonSchema } from './document.ts';
import { schemaHtml } from './schema-html.ts';

const text = { type: 'string' };

test.each<[string, JsonSchema, string]>([
  ['a text', text, 'string'],
  [
    'its limits',
    { ...text, minLength: 1, maxLength: 9 },
    'string (characters from <code>1</code>, characters up to <code>9</code>)',
  ],
  ['its description', { ...text, description: 'a date' }, 'string, a date'],
  [
    'what could be HTML',
    { ...text, pattern: '^<b>$', description: '<i>' },
    'string (pattern <code>^&lt;b&gt;$</code>), &lt;i&gt;',
  ],
  ['a choice', { enum: ['ja', 'nei'] }, 'one of <code>ja</code>, <code>nei</code>'],
  ['one value', { const: 4 }, '<code>4</code>'],
  ['either', { anyOf: [text, { type: 'null' }] }, 'string or null'],
  ['a reference', { $ref: '#/components/schemas/Problem' }, '<code>Problem</code>'],
  ['a list', { type: 'array', items: text }, 'list of string'],
  [
    'a pair',
    { type: 'array', prefixItems: [text, { type: 'number' }], items: false },
    'list of string and number',
  ],
  ['anything', {}, 'anything'],
  [
    'an object',
    { type: 'object', required: ['a'], properties: { a: text, b: { type: 'object' } } },
    'object<ul><li><code>a</code>: string</li><li><code>b</code> (may be left out): object</li></ul>',
  ],
])('%s', (_what, schema, html) => {
  expect(schemaHtml(schema)).toBe(html);
});
