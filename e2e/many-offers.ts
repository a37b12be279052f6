import demo from '../commands/portfolio/demo.json' with { type: 'json' };
import { importCustomers } from './import-customers.ts';
import type { Portal } from './portal.ts';

/**
 * Imports a synthetic customer with the given number of offers, copied from the demonstration person with the
 * most. They do not expire.
 */
export async function importWithOffers(portal: Portal, ssn: string, count: number): Promise<void> {
  const [pattern = []] = demo.customers
    .map(({ tilbud = [] }) => tilbud)
    .toSorted((one, other) => other.length - one.length);
  const tilbud = Array.from({ length: count }, (_, index) => {
    const { expirationDate: _end, ...offer } = pattern[index % pattern.length] ?? {};
    return { ...offer, policyNumber: `T${index}` };
  });
  await importCustomers(portal, [{ ssn, navn: 'Prøve Prøvesen', tilbud }]);
}
