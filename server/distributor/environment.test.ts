import { expect, test } from 'vitest';
import { environmentOf } from './environment.ts';

test.each([
  ['forsikring.bank.example', 'Production'],
  ['qa.bank.example', 'QA'],
  ['forsikring-qa.bank.example', 'QA'],
  ['qa.localhost', 'QA'],
  ['qabank.example', 'Test'],
  ['dev.bank.example', 'Dev'],
  ['forsikring-dev.bank.example', 'Dev'],
  ['localhost', 'Dev'],
  ['sb1.localhost', 'Dev'],
  ['127.0.0.1', 'Dev'],
  ['[::1]', 'Dev'],
  ['devbank.example', 'Test'],
  ['forsikring.example', 'Test'],
  ['localhost.example', 'Test'],
])('the environment of %s is %s', (hostname, environment) => {
  expect(environmentOf(hostname, ['forsikring.bank.example'])).toBe(environment);
});
