import { expect, test } from 'vitest';
import { registeredAddress } from './queries.ts';

test('returns the registered address at any position', () => {
  const other = { isFolkreregistrert: false, postnummer: '0155' };
  const registered = { isFolkreregistrert: true, postnummer: '2040' };
  expect(registeredAddress([other, registered])).toBe(registered);
  expect(registeredAddress([other])).toBeUndefined();
});
