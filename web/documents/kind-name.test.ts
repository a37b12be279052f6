import { expect, test } from 'vitest';
import { kindName } from './kind-name.ts';

test.each([
  ['GRONT_KORT', 'Grønt kort'],
  ['SKJEMA', 'Skjema'],
  ['ÅRLIG_BREV', 'Årlig brev'],
  ['', ''],
])('the kind %s is called %s', (kind, name) => {
  expect(kindName(kind)).toBe(name);
});
