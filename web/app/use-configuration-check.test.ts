import { expect, test } from 'vitest';
import distributorFile from '../../distributors.json' with { type: 'json' };
import { missingConfiguration } from './use-configuration-check.ts';

const [first] = distributorFile.distributors;
if (!first) throw new Error('the distributor file has no distributor');
const bankInsurancePage = '/privat/forsikring';
const { meldSkadeUrl, loggUtUrl, timeoutUrl, skadesakerUrl, documentUrl } = first;
const complete = { meldSkadeUrl, bankInsurancePage, loggUtUrl, timeoutUrl, skadesakerUrl, documentUrl };

test('the distributor file is complete', () => {
  expect(missingConfiguration(complete)).toEqual([]);
});

const NAMES = Object.keys(complete) as (keyof typeof complete)[];
test.each(NAMES)('reports a missing %s', (name) => {
  const { [name]: _, ...rest } = complete;
  expect(missingConfiguration(rest)).toEqual([name]);
  expect(missingConfiguration({ ...complete, [name]: '' })).toEqual([name]);
});
