import { expect, test, vi } from 'vitest';
import { type Concept, conceptsOf, correctionsOf, roughPattern } from './question.ts';

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

test('a question has at most twelve words, none of one letter', () => {
  const letters = 'abcdefghijklmnopqrstuvwxyz';
  expect(conceptsOf([...letters].join(' '))).toEqual([]);
  const many = [...letters].slice(0, 20).map((letter) => `${letter}xqz`);
  expect(conceptsOf(many.join(' ')).map(({ word }) => word)).toEqual(many.slice(0, 12));
});

test('a short word is not compared with the words of the texts', () => {
  const own = vi.fn(() => []);
  expect([correctionsOf('bi', own), correctionsOf('baat', own)]).toEqual([[], ['båt']]);
  expect(own).not.toHaveBeenCalled();
});
