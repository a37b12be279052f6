import { describe, expect, it } from 'vitest';
import { checkCustomer } from './check-customer.ts';
import { demoPortfolio } from './demo.ts';
import { generateCustomers } from './generate/customers.ts';
import { type NamedRows, portfolioCustomer } from './portfolio-customer.ts';
import { storeRows } from './store-rows.ts';
import { collect } from './testing/collect.ts';
import { withoutDefaults } from './testing/without-defaults.ts';

const ssn = '01819021887';

function named(rows: ReturnType<typeof storeRows>): NamedRows {
  return { ...rows, customer: { ...rows.customer, name: rows.customer.name ?? '' } };
}

it('leaves out default values', () => {
  expect(portfolioCustomer(named(storeRows({ ssn, navn: 'Kari Nordmann' })))).toEqual({
    ssn,
    navn: 'Kari Nordmann',
  });
});

it('leaves out missing tasks and recommendations', () => {
  const rows = storeRows({ ssn, navn: 'Kari Nordmann' });
  const customer = { ...rows.customer, name: 'Kari Nordmann', tasks: '{}', recommendations: '{}' };
  expect(portfolioCustomer({ ...rows, customer })).toEqual({ ssn, navn: 'Kari Nordmann' });
});

it('returns prices in kroner', () => {
  const item = { policyNumber: '1', name: 'Bil', productType: 'BIL', systemSource: 'NICE' } as const;
  const customer = {
    ssn,
    navn: 'Kari',
    avtaler: [{ ...item, monthlyPrice: 1.15, yearlyPrice: 999_999_999 }],
    tilbud: [{ ...item, monthlyPrice: 0, yearlyPrice: 100_000_000.01, versionNumber: 0 }],
  };
  expect(portfolioCustomer(named(storeRows(customer)))).toEqual(customer);
});

describe('portfolioCustomer is the inverse of storeRows', () => {
  it('for the demonstration people', async () => {
    const records = await collect(demoPortfolio());
    const customers = records.map(({ value, place }) => checkCustomer(value, place));
    for (const customer of customers) {
      expect(portfolioCustomer(named(storeRows(customer)))).toEqual(withoutDefaults(customer));
    }
  });

  it('for generated customers, with the same order of fields', () => {
    for (const customer of generateCustomers(300, 1)) {
      const again = portfolioCustomer(named(storeRows(customer)));
      expect(again).toEqual(withoutDefaults(customer));
      expect(JSON.stringify(portfolioCustomer(named(storeRows(again))))).toBe(JSON.stringify(again));
      expect(storeRows(again)).toEqual(storeRows(customer));
    }
  });
});
