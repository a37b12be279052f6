import { format } from 'node:util';
import { afterEach, beforeEach, expect, vi } from 'vitest';

/** happy-dom does not know the element `search`. */
const EXPECTED = /^The tag <search> is unrecognized/;

// React only logs what is wrong with an element, such as two siblings with one key.
let errors: string[] = [];
beforeEach(() => {
  errors = [];
  vi.spyOn(console, 'error').mockImplementation((...args) => {
    errors.push(format(...args));
  });
});
afterEach(() => {
  expect(errors.filter((error) => !EXPECTED.test(error))).toEqual([]);
});
