import { expect, test } from 'vitest';
import { detailedAgreementInOre } from '../../contract/in-ore.ts';
import { withStanding } from './holdings.ts';

test('withStanding masks national ids in the texts that others may see', () => {
  const agreement = detailedAgreementInOre({
    ...{ policyNumber: '1', name: 'Bilforsikring', productType: 'BIL', systemSource: 'NICE' },
    description: 'Fører 01819021887',
    avtaleDetaljer: { opplysninger: [{ navn: 'Fører', verdi: '018190 21887' }] },
  });
  const { description, details, standing } = withStanding(agreement, '2026-12-01');
  expect([description, details?.opplysninger?.[0]?.verdi]).toEqual(['Fører 018190*****', '018190*****']);
  expect(standing).toBe('IN_FORCE');
});
