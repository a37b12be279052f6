import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ACTIVITY_CODES } from '../contract/activities.ts';
import { CHANGE_VALUES, type Change } from '../contract/changes.ts';
import { root } from './set-up.mjs';

/** Returns the documented values of the change feed by code, such as `{id}`; only the first level of fields. */
function documented(): [code: string, value: string][] {
  const text = readFileSync(join(root, 'docs/integration.md'), 'utf8');
  const rows = text.matchAll(/^\| ([A-Z_]+(?:, [A-Z_]+)*) \| (.*) \|$/gm);
  return Array.from(rows).flatMap(([, codes = '', cell = '']) => {
    const values = Array.from(cell.matchAll(/`(\{.*?\})`/g), ([, value = '']) => firstLevel(value));
    // Several codes have either a value each, or all the same.
    return codes.split(', ').map((code, place): [string, string] => {
      const hasOwn = values.length >= codes.split(', ').length;
      return [code, values[hasOwn ? place : 0] ?? ''];
    });
  });
}

/** Returns a value without the content of its fields: `{id, file: {name}}` becomes `{id, file}`. */
function firstLevel(value: string): string {
  return value.replace(/: (?:\{[^{}]*\}|\[[^\]]*\])/g, '');
}

it('docs/integration.md has every change of the feed with the fields of its value', () => {
  const changes = Object.keys(CHANGE_VALUES) as Change[];
  const declared = changes.map((change) => [
    ACTIVITY_CODES[change],
    `{${Object.keys(CHANGE_VALUES[change].properties).join(', ')}}`,
  ]);
  expect(Object.fromEntries(documented())).toEqual(Object.fromEntries(declared));
});
