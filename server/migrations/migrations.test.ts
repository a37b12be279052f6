import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { migrations } from './migrations.ts';

test('migrations contains every migration file', () => {
  const files = readdirSync(import.meta.dirname).filter((name) => /^\d/.test(name));
  expect(Object.keys(migrations)).toEqual(files.map((name) => name.replace(/\.ts$/, '')).sort());
});
