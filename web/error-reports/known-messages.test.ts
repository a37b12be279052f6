import { expect, test } from 'vitest';
import { knownMessage, knownType } from './known-messages.ts';

test.each([
  'Error while parsing JSON',
  'Klarte ikke hente autentiseringstoken',
  'Kunde traff side som ikke finnes',
  'The app config value documentUrl is missing.',
])('keeps one of our own messages: %s', (message) => {
  expect(knownMessage(message)).toBe(message);
});

test.each([
  ["Cannot read properties of undefined (reading 'Kari Nordmann')", 'Cannot read properties of undefined'],
  ['Unexpected token \'K\', "Kari Nordm"... is not valid JSON', 'is not valid JSON'],
  ['kari.map is not a function', 'is not a function'],
  [
    'Minified React error #418; visit https://react.dev/errors/418?args[]=Kari%20Nordmann',
    'Minified React error #418',
  ],
  ["Failed to execute 'setItem' on 'Storage': 'Storgata 5'", "Failed to execute 'setItem' on 'Storage'"],
])('reduces the message of a JavaScript engine to its known phrase: %s', (message, phrase) => {
  expect(knownMessage(message)).toBe(phrase);
});

test.each([
  'Kari Nordmann finnes ikke',
  'fant ikke kari nordmann, storgata 5b, 0155 oslo',
  'The app config value Kari Nordmann is missing.',
  '',
])('replaces an unknown text: %s', (message) => {
  expect(knownMessage(message)).toBe('[tekst]');
});

test.each([
  ['TypeError', 'TypeError'],
  ['HttpError', 'HttpError'],
  ['DOMException', 'DOMException'],
  ['Kari Nordmann', 'Error'],
  ['Kari', 'Error'],
])('reports an error of the type %s as %s', (type, reported) => {
  expect(knownType(type)).toBe(reported);
});
