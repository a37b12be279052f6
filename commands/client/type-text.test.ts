import { Type } from 'typebox';
import { expect, test } from 'vitest';
import { typeText } from './type-text.ts';

test.each([
  [Type.String({ minLength: 1 }), 'string'],
  [Type.Integer(), 'number'],
  [Type.Array(Type.Boolean()), 'boolean[]'],
  [Type.Enum(['JA', 'NEI']), '("JA" | "NEI")'],
  [Type.Array(Type.Enum(['JA', 'NEI'])), '("JA" | "NEI")[]'],
  [Type.Union([Type.Null(), Type.Number()]), '(null | number)'],
  [Type.Object({ a: Type.String(), 'b-c': Type.Optional(Type.Null()) }), '{ a: string; "b-c"?: null; }'],
  [Type.Object({ a: Type.String({ description: 'first' }) }), '{ /** first */ a: string; }'],
  [Type.Record(Type.String(), Type.Number()), '{ [name: string]: number; }'],
  [Type.Literal('nb'), '"nb"'],
])('%j becomes %s', (schema, text) => {
  expect(typeText(schema)).toBe(text);
});
