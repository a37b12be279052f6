import { expect, it } from 'vitest';
import type { CustomerAgreementInOre } from '../../contract/in-ore.ts';
import { CAR } from '../testing/agreements.ts';
import { toChunks } from './FoldedGroups.tsx';
import { groupAgreements } from './groups.ts';

const agreements = (productType: string, count: number): CustomerAgreementInOre[] =>
  Array.from({ length: count }, (_, index) => ({
    ...CAR,
    policyNumber: `${productType}${index}`,
    productType,
  }));

it.each<[number, number, [number, number][][]]>([
  [1, 0, [[[0, 1]]]],
  [24, 1, [[[0, 24]], [[24, 1]]]],
  [
    25,
    49,
    [
      [
        [0, 24],
        [24, 1],
      ],
      [
        [25, 24],
        [49, 24],
        [73, 1],
      ],
    ],
  ],
])('divides %i cars and %i dogs into parts', (cars, dogs, parts) => {
  const all = [...agreements('HUND', dogs), ...agreements('BIL', cars)];
  const groups = toChunks(groupAgreements(all));
  expect(groups.map((group) => group.parts.map((part) => [part.start, part.agreements.length]))).toEqual(
    parts,
  );
  for (const group of groups)
    expect(group.parts.flatMap((part) => part.agreements)).toEqual(group.agreements);
});
