import { expect, test } from 'vitest';
import { registeredAddress } from './registered-address.ts';

test('the registered address is shown, wherever it stands', () => {
  const other = { isFolkreregistrert: false, postnummer: '0155' };
  const registered = { isFolkreregistrert: true, postnummer: '2040' };
  expect(registeredAddress([other, registered])).toBe(registered);
  expect(registeredAddress([other])).toBeUndefined();
});
