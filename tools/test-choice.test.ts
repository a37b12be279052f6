import { expect, it } from 'vitest';
import { readChoice } from './test-choice.mjs';

const ALL = ['types', 'lint', 'unit', 'build', 'api', 'e2e'];

it.each([
  [[], { stages: ALL, filters: [] }],
  [['types', 'lint'], { stages: ['types', 'lint'], filters: [] }],
  [['e2e', 'login', 'gate'], { stages: ['build', 'e2e'], filters: ['login', 'gate'] }],
  [['build'], { stages: ['build'], filters: [] }],
  [['--changed'], { stages: ALL, filters: [], changed: {} }],
  [['--changed', 'v1'], { stages: ALL, filters: [], changed: { ref: 'v1' } }],
])('readChoice of %j returns %j', (args, choice) => {
  expect(readChoice(args)).toEqual(choice);
});

it.each([
  [['--watch'], 'There is no option --watch. npm test [-- STAGE … [FILTER …] | -- --changed [REF]]'],
  [['e2e', '-u'], 'There is no option -u.'],
  [['e2e', '--changed'], 'There is no option --changed.'],
  [['--changed', 'a', 'b'], 'Use --changed or --changed REF without other arguments.'],
  [['--changed', '--all'], 'Use --changed or --changed REF without other arguments.'],
  [['login'], 'Name a stage first.'],
])('readChoice rejects %j: %s', (args, reason) => {
  expect(() => readChoice(args)).toThrow(reason);
});
