import { expect, test } from 'vitest';
import { activityCursor } from './activity-cursor.ts';

const CURSOR = '1798761600000-0198c0de-7000-7abc-8def-0123456789ab';

test.each([
  [CURSOR, CURSOR],
  [null, null],
  ['', null],
  [`${CURSOR}'--`, null],
  [CURSOR.toUpperCase(), null],
  ['-1', null],
])('%s', (text, cursor) => {
  expect(activityCursor(text)).toBe(cursor);
});
