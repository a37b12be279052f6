import { expect, it } from 'vitest';
import { readChoice, specPattern } from './test-choice.mjs';

const FILES = [
  'server/session/login.api.test.ts',
  'web/login/login.dom.test.tsx',
  'e2e/login.spec.ts',
  'e2e/log-in.ts',
  'e2e/gate.spec.ts',
];
const ALL = ['types', 'lint', 'unit', 'build', 'api', 'e2e'];

it.each([
  [[], { stages: ALL, filters: [] }],
  [['types', 'lint'], { stages: ['types', 'lint'], filters: [] }],
  [['e2e', 'login', 'gate'], { stages: ['build', 'e2e'], filters: ['login', 'gate'] }],
  [['login'], { stages: ['unit', 'build', 'api', 'build', 'e2e'], filters: ['login'] }],
  [['gate', 'web/login'], { stages: ['unit', 'build', 'e2e'], filters: ['gate', 'web/login'] }],
  [['build'], { stages: ['build'], filters: [] }],
  [['--changed'], { stages: ALL, filters: [], changed: {} }],
  [['--changed', 'v1'], { stages: ALL, filters: [], changed: { ref: 'v1' } }],
])('readChoice of %j returns %j', (args, choice) => {
  expect(readChoice(args, () => FILES)).toEqual(choice);
});

it.each([
  [['--watch'], 'There is no option --watch. npm test [-- [STAGE …] [FILTER …] | -- --changed [REF]]'],
  [['e2e', '-u'], 'There is no option -u.'],
  [['e2e', '--changed'], 'There is no option --changed.'],
  [['--changed', 'a', 'b'], 'Use --changed or --changed REF without other arguments.'],
  [['--changed', '--all'], 'Use --changed or --changed REF without other arguments.'],
  [['logn'], 'No stage or test file is called logn. npm test'],
  [['log-in'], 'No stage or test file is called log-in.'],
])('readChoice rejects %j: %s', (args, reason) => {
  expect(() => readChoice(args, () => FILES)).toThrow(reason);
});

it.each([
  ['login', '/home/login/e2e/login.spec.ts', true],
  ['e2e/login', '/home/login/e2e/login.spec.ts', true],
  ['login', '/home/login/e2e/gate.spec.ts', false],
])('the filter %s of Playwright finds %s: %s', (filter, path, isFound) => {
  expect(new RegExp(specPattern(filter)).test(path)).toBe(isFound);
});
