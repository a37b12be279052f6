import { expect, test } from 'vitest';
import { kindName } from './FilteredDocuments.tsx';

test.each([
  ['GRONT_KORT', 'Grønt kort'],
  ['SKJEMA', { source: 'Skjema' }],
  ['ÅRLIG_BREV', { source: 'Årlig brev' }],
  ['constructor', { source: 'Constructor' }],
  ['', { source: '' }],
])('names the kind %s %j', (kind, name) => {
  expect(kindName(kind)).toEqual(name);
});
