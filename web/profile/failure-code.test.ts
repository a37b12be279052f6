import { expect, test } from 'vitest';
import { HttpError } from '../platform/api/http-error.ts';
import { failureCode } from './SaveError.tsx';

test.each([
  [new HttpError(400, 'Bad Request', { code: 'UGYLDIG_MAILADRESSE' }), 'UGYLDIG_MAILADRESSE'],
  [new HttpError(500, 'x', { status: 500 }), 'UKJENT'],
  [new HttpError(500, 'x', { code: '' }), 'UKJENT'],
  [new HttpError(502, 'x', '<html>'), 'UKJENT'],
  [new HttpError(502, 'x', null), 'UKJENT'],
  [new TypeError('Failed to fetch'), 'UKJENT'],
  [null, 'UKJENT'],
])('%s has the code %s', (error, code) => {
  expect(failureCode(error)).toBe(code);
});
