import { expect, it } from 'vitest';
import { firstError } from './first-error.mjs';

const LINT = `
web/a.tsx:85:64 lint/style/x ━━━━━━━━━━━━

  × Use a class.
\u001b[1m
web/b.tsx format ━━━━━━━━━━━━

  × File content differs from formatting output
`;

it.each([
  [
    'the compiler',
    'server/a.ts(4,3): error TS2375: No.\nb.ts(1,1): error TS1: No.',
    'server/a.ts(4,3): error TS2375: No.',
  ],
  [
    'the compiler in colours',
    '\u001b[96ma.ts\u001b[0m:4:3 - \u001b[91merror\u001b[0m TS1: No.',
    'a.ts:4:3 - error TS1: No.',
  ],
  ['the linter', LINT, 'web/a.tsx:85:64 lint/style/x Use a class.'],
  ['another program', 'Killed', null],
])('firstError finds that of %s', (_, output, line) => {
  expect(firstError(output)).toBe(line);
});
