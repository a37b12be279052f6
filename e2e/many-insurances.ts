import demo from '../commands/portfolio/demo.json' with { type: 'json' };
import { importCustomers } from './import-customers.ts';
import type { Portal } from './portal.ts';

/** Imports a synthetic customer with these agreements, in the format of the portfolio file. */
export async function importAgreements(
  portal: Portal,
  ssn: string,
  avtaler: readonly object[],
): Promise<void> {
  await importCustomers(portal, [{ ssn, navn: 'Prøve Prøvesen', avtaler }]);
}

/**
 * Imports a synthetic customer with the given number of insurances, copied from the demonstration person with
 * the most.
 */
export async function importWithInsurances(portal: Portal, ssn: string, count: number): Promise<void> {
  const [pattern = []] = demo.customers
    .map(({ avtaler = [] }) => avtaler)
    .toSorted((one, other) => other.length - one.length);
  const avtaler = Array.from({ length: count }, (_, index) => ({
    ...pattern[index % pattern.length],
    policyNumber: `P${index}`,
  }));
  await importAgreements(portal, ssn, avtaler);
}
