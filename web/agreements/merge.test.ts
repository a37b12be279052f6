import { describe, expect, it } from 'vitest';
import type { AgreementList } from '../../contract/agreements.ts';
import { mergeAgreementLists } from './merge.ts';

function list(policyNumbers: string[], fields: Partial<AgreementList> = {}): AgreementList {
  return {
    avtaler: policyNumbers.map((policyNumber) => ({
      policyNumber,
      name: 'Bilforsikring',
      productType: 'BIL',
      systemSource: 'NICE',
    })),
    monthlySum: 0,
    yearlySum: 0,
    systemSourceError: false,
    ...fields,
  };
}

describe('mergeAgreementLists', () => {
  it('puts the integration’s agreements after the main ones', () => {
    const merged = mergeAgreementLists(list(['1', '2']), list(['3']));
    expect(merged.avtaler.map(({ policyNumber }) => policyNumber)).toEqual(['1', '2', '3']);
  });

  it('adds both sums without a rounding error', () => {
    const merged = mergeAgreementLists(
      list([], { monthlySum: 0.1, yearlySum: 1.1 }),
      list([], { monthlySum: 0.2, yearlySum: 2.2 }),
    );
    expect(merged).toMatchObject({ monthlySum: 0.3, yearlySum: 3.3 });
  });

  it.each([
    [false, false, false],
    [true, false, true],
    [false, true, true],
    [true, true, true],
  ])('is incomplete if either is: %s, %s', (main, integration, merged) => {
    expect(
      mergeAgreementLists(list([], { systemSourceError: main }), list([], { systemSourceError: integration }))
        .systemSourceError,
    ).toBe(merged);
  });

  it('is the main list where there is no integration', () => {
    const main = list(['1']);
    expect(mergeAgreementLists(main, undefined)).toBe(main);
  });
});
