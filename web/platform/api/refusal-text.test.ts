import { expect, test } from 'vitest';
import { HttpError } from './http-error.ts';
import { refusalText } from './refusal-text.ts';

test.each([
  ['our own refusal', { status: 400, title: 'Feil', detail: 'Tallet mangler.' }, 'Tallet mangler.'],
  ['no body', null, null],
  ['a text', 'Forbidden', null],
  ['a list', [{ detail: 'Forbidden' }], null],
  ['other details', { detail: [{ msg: 'Forbidden' }] }, null],
  ['a number', { detail: 403 }, null],
])('reads the reason from %s', (_, details, text) => {
  expect(refusalText(new HttpError(403, '', details))).toBe(text);
});
