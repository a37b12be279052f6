import { expect, test } from 'vitest';
import { issueAt } from './issue.ts';

const place = { customer: 3, line: 41 };

test('issues name the position of their customer', () => {
  expect(issueAt(place, ['ssn is missing', 'navn is empty']).lines).toEqual([
    'customer 3 (line 41): ssn is missing',
    'customer 3 (line 41): navn is empty',
  ]);
});

test('no customer is refused without a reason, and then left out', () => {
  expect(() => issueAt(place, [])).toThrow('customer 3 (line 41) is refused without a reason');
});
