import { expect, test } from 'vitest';
import type { CustomerAgreementInOre } from '../../contract/in-ore.ts';
import { htmlOf } from '../testing/render-html.tsx';
import { useAgreementAddress } from './use-agreement-address.ts';

const FIELDS = {
  policyNumber: '81',
  name: 'x',
  standing: 'IN_FORCE',
  monthlyOre: null,
  yearlyOre: null,
} as const;
const AGREEMENTS: CustomerAgreementInOre[] = [
  { ...FIELDS, systemSource: 'NICE', productType: 'HUS' },
  { ...FIELDS, systemSource: 'PROLIFE', productType: 'LIVSFORSIKRING' },
  { ...FIELDS, systemSource: 'PARIS', productType: 'BIL' },
  { ...FIELDS, policyNumber: '9', systemSource: 'PROLIFE', productType: 'LIVSFORSIKRING' },
];

function Address(key: { policyNumber: string; systemSource?: string }) {
  return useAgreementAddress(AGREEMENTS)(key);
}

test.each([
  [{ policyNumber: '81' }, 'motor/detaljer/81'],
  [{ policyNumber: '81', systemSource: 'PROLIFE' }, 'liv/avtaledetaljer/81'],
  [{ policyNumber: '9' }, 'liv/avtaledetaljer/9'],
])('of the agreements with the key %o the address is %s', (key, path) => {
  expect(htmlOf(<Address {...key} />)).toBe(`/privat/forsikring/${path}`);
});
