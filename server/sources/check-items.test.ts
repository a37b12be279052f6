import { describe, expect, test } from 'vitest';
import { checkAgreements, checkOffers } from './check-items.ts';

const GOOD = { policyNumber: '1', name: 'Bilforsikring', productType: 'BIL', systemSource: 'NICE' };

describe('one item', () => {
  test.each<[string, object]>([
    ['only what must be there', {}],
    ['a product type that nobody knows', { productType: 'ROMSKIP' }],
    ['no price', { monthlyPrice: 0 }],
    ['the highest price', { monthlyPrice: 999_999_999, yearlyPrice: 999_999_999 }],
    ['two decimals', { monthlyPrice: 462.55 }],
    ['a date', { expirationDate: '2026-12-31' }],
    ['details', { detaljer: { tfaMonthly: 214.5 } }],
    ['a package', { pakkeTilbud: [{ policyNumber: '2', monthlyPrice: 10 }] }],
  ])('%s is good', (_what, fields) => {
    const item = { ...GOOD, ...fields };
    expect(checkOffers({ tilbud: [item] }, 'NICE')).toEqual({ items: [item], faults: [] });
  });

  test('null in a field that need not be there means absent', () => {
    const nulls = { description: null, monthlyPrice: null, yearlyPrice: null, detaljer: null };
    const offer = { ...GOOD, ...nulls, versionNumber: null, expirationDate: null, pakkeTilbud: null };
    expect(checkOffers({ tilbud: [offer] }, 'NICE')).toEqual({ items: [GOOD], faults: [] });
    const agreement = { ...GOOD, ...nulls, productCode: null, avtaleStatus: null, endDate: null };
    expect(checkAgreements({ avtaler: [agreement] }, 'NICE')).toEqual({ items: [GOOD], faults: [] });
  });

  test('fields that nobody knows are left out', () => {
    const answer = { tilbud: [{ ...GOOD, fodselsnummer: 'x', detaljer: { kjennemerke: 'y' } }], antall: 1 };
    expect(checkOffers(answer, 'NICE')).toEqual({ items: [{ ...GOOD, detaljer: {} }], faults: [] });
  });

  test.each<[string, unknown]>([
    ['no policy number', { ...GOOD, policyNumber: undefined }],
    ['null for a name', { ...GOOD, name: null }],
    ['an empty name', { ...GOOD, name: '' }],
    ['a number for a name', { ...GOOD, name: 1 }],
    ['a text for a price', { ...GOOD, monthlyPrice: '100' }],
    ['a negative price', { ...GOOD, monthlyPrice: -1 }],
    ['a price beyond bounds', { ...GOOD, yearlyPrice: 1_000_000_000 }],
    ['three decimals', { ...GOOD, monthlyPrice: 1.001 }],
    ['a fee beyond bounds', { ...GOOD, detaljer: { tfaMonthly: -0.01 } }],
    ['a package price beyond bounds', { ...GOOD, pakkeTilbud: [{ policyNumber: '2', monthlyPrice: -1 }] }],
    ['null in a package', { ...GOOD, pakkeTilbud: [null] }],
    ['a package too large', { ...GOOD, pakkeTilbud: Array(51).fill({ policyNumber: '2' }) }],
    ['a day that no calendar has', { ...GOOD, expirationDate: '2026-02-30' }],
    ['a text too long', { ...GOOD, description: 'x'.repeat(501) }],
    ["another system's item", { ...GOOD, systemSource: 'PARIS' }],
    ['a system that nobody knows', { ...GOOD, systemSource: 'SAP' }],
    ['no system', { ...GOOD, systemSource: undefined }],
    ['null', null],
    ['a text', 'tilbud'],
    ['a list', []],
  ])('%s costs that item alone', (_what, bad) => {
    const next = { ...GOOD, policyNumber: '9' };
    expect(checkOffers({ tilbud: [bad, next] }, 'NICE')).toEqual({ items: [next], faults: ['bad-item'] });
  });

  test('an agreement of a status that nobody knows is left out', () => {
    const answer = { avtaler: [{ ...GOOD, avtaleStatus: 'SOLD' }] };
    expect(checkAgreements(answer, 'NICE')).toEqual({ items: [], faults: ['bad-item'] });
  });

  test('a number that comes twice is kept once', () => {
    const answer = { tilbud: [GOOD, { ...GOOD, name: 'En til' }] };
    expect(checkOffers(answer, 'NICE')).toEqual({ items: [GOOD], faults: ['bad-item'] });
  });
});

describe('the answer', () => {
  test.each<[string, unknown]>([
    ['null', null],
    ['a list', [GOOD]],
    ['a text', 'tilbud'],
    ['an empty object', {}],
    ['null for the list', { tilbud: null }],
    ['an object for the list', { tilbud: { 0: GOOD } }],
    ['the other list', { avtaler: [GOOD] }],
  ])('%s is no answer', (_what, answer) => {
    expect(() => checkOffers(answer, 'NICE')).toThrow('wrong-shape');
  });

  test('of more than 500 items the first 500 are kept', () => {
    const tilbud = Array.from({ length: 501 }, (_, index) => ({ ...GOOD, policyNumber: `${index}` }));
    const { items, faults } = checkOffers({ tilbud }, 'NICE');
    expect([items.length, faults]).toEqual([500, ['too-many-items']]);
    expect(checkOffers({ tilbud: tilbud.slice(1) }, 'NICE').faults).toEqual([]);
  });
});
