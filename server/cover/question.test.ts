import { expect, test } from 'vitest';
import { type Concept, roughPattern } from './question.ts';

test('the pattern of a question has only the letters and digits of the words', () => {
  const concept: Concept = {
    word: null,
    same: [{ norwegian: 'vann(skade', english: '(z+)+$' }],
    synonyms: [],
  };
  const pattern = roughPattern([concept]);
  expect(pattern.source).toBe('vannskade|z');
  expect(pattern.test('vannskader')).toBe(true);
});
