import { describe, expect, it } from 'vitest';
import type { AgreementListInOre } from '../../contract/in-ore.ts';
import { CAR } from '../testing/agreements.ts';
import { mergeAgreementLists } from './use-agreements.ts';

function list(policyNumbers: string[], fields: Partial<AgreementListInOre> = {}): AgreementListInOre {
  return {
    avtaler: policyNumbers.map((policyNumber) => ({ ...CAR, policyNumber })),
    monthlyOre: 0,
    yearlyOre: 0,
    systemSourceError: false,
    ...fields,
  };
}

describe('mergeAgreementLists', () => {
  it('puts the integration’s agreements after the main ones', () => {
    const merged = mergeAgreementLists(list(['1', '2']), list(['3']));
    expect(merged.avtaler.map(({ policyNumber }) => policyNumber)).toEqual(['1', '2', '3']);
  });

  it('adds both sums', () => {
    const merged = mergeAgreementLists(
      list([], { monthlyOre: 10, yearlyOre: 110 }),
      list([], { monthlyOre: 20, yearlyOre: 220 }),
    );
    expect(merged).toMatchObject({ monthlyOre: 30, yearlyOre: 330 });
  });

  it.each([
    [false, false, false],
    [true, false, true],
    [false, true, true],
    [true, true, true],
  ])('is incomplete if either list is: %s, %s', (main, integration, merged) => {
    expect(
      mergeAgreementLists(list([], { systemSourceError: main }), list([], { systemSourceError: integration }))
        .systemSourceError,
    ).toBe(merged);
  });

  it('names the systems missing from either list', () => {
    const main = list([], { systemSourceError: true, manglerFra: ['PROLIFE'] });
    const integration = list([], { systemSourceError: true, manglerFra: ['EIKA_SKADE'] });
    expect(mergeAgreementLists(main, integration).manglerFra).toEqual(['PROLIFE', 'EIKA_SKADE']);
    expect(mergeAgreementLists(list([]), list([]))).not.toHaveProperty('manglerFra');
  });

  it('returns the main list without an integration', () => {
    const main = list(['1']);
    expect(mergeAgreementLists(main, undefined)).toBe(main);
  });
});
