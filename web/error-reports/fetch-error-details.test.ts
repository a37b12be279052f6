import { expect, test } from 'vitest';
import { HttpError } from '../platform/api/http-error.ts';
import { fetchErrorDetails } from './fetch-error-details.ts';

const problem = { status: 400, title: 'Ugyldig', code: 'UKJENT', detail: 'Kari Nordmann, 01819021887' };
const error = new HttpError(400, 'Bad Request', problem, '/avtaleoversikt/tilbud/1234567?systemSource=NICE');
const details = {
  status: 400,
  message: 'Bad Request',
  path: '/avtaleoversikt/tilbud/:number',
  title: 'Ugyldig',
  code: 'UKJENT',
};

test('returns status, title, code and masked path of a failed request, without the rest of the body', () => {
  expect(fetchErrorDetails(error)).toEqual(details);
  expect(fetchErrorDetails(new Error('Klarte ikke', { cause: error }))).toEqual(details);
});

test.each([null, 'tekst', { code: 7 }])('omits title and code for the body %j', (body) => {
  expect(fetchErrorDetails(new HttpError(502, 'Bad Gateway', body))).toEqual({
    status: 502,
    message: 'Bad Gateway',
    path: '',
  });
});

test.each([new Error('noe annet'), 'tekst', null, undefined])('returns null for %s', (other) => {
  expect(fetchErrorDetails(other)).toBeNull();
});
