import {
  SourceCommunication,
  SourceRecommendations,
  SourceTasks,
} from '../../../contract/source-customer.ts';
import type { Configuration } from '../../platform/config/configuration.ts';
import type { Database } from '../../platform/db/database.ts';
import { optionalField } from '../../platform/db/optional-fields.ts';
import type { CustomerTable } from '../../platform/db/schema.ts';
import { oncePer } from '../../platform/http/per-request.ts';
import type { SourceMetrics } from '../source-metrics.ts';
import { readNamed, readPerson } from './check-customer.ts';
import type { CustomerSource, Person } from './customer-source.ts';
import { customerSystem } from './customer-system.ts';
import { saveElsewhere } from './save-elsewhere.ts';

/**
 * Returns the part of the customer's own data that the bank's systems hold. A row of the customer is read once per
 * request, so the same row asks each system once.
 */
export function httpCustomerSource(
  configuration: Configuration,
  db: Database,
  metrics: SourceMetrics,
): Partial<CustomerSource> {
  const customers = customerSystem('CUSTOMER', configuration, metrics);
  const tasks = customerSystem('TASKS', configuration, metrics);
  const messages = customerSystem('MESSAGES', configuration, metrics);
  const recommendations = customerSystem('RECOMMENDATIONS', configuration, metrics);
  const onRejected = (fields: readonly string[], isUsable: boolean) => {
    metrics.rejectedFields('CUSTOMER', 'kunde', fields);
    if (isUsable) metrics.error(['CUSTOMER'], 'bad-field');
  };
  const person =
    customers &&
    once(
      async (customer) =>
        (await customers.get(customer, '/kunde', (response, signal) =>
          readPerson(response, signal, customer, onRejected),
        )) ?? fromLogin(customer),
    );

  return {
    ...(person && { person, personWithAddresses: person }),
    ...(customers && {
      change: async ({ actor, ...customer }, name, body) =>
        await saveElsewhere(db, actor, { name, body }, () => customers.change(customer, name, body)),
    }),
    ...(tasks && {
      tasks: once((customer) => tasks.get(customer, '/oppgaver', readNamed(SourceTasks, 'oppgaver'))),
    }),
    ...(messages && {
      communication: once((customer) =>
        messages.get(customer, '/kundekommunikasjon', readNamed(SourceCommunication, 'kundekommunikasjon')),
      ),
    }),
    ...(recommendations && {
      recommendations: async (customer, bought) => {
        const query = bought === undefined ? '' : `?produkt=${encodeURIComponent(bought)}`;
        const read = readNamed(SourceRecommendations, 'anbefalinger');
        return await recommendations.get(customer, `/anbefalinger${query}`, read);
      },
    }),
  };
}

/** Returns what the login tells about a customer whom the bank's system does not know. */
function fromLogin({ name, ssn }: CustomerTable): Person {
  return { ...optionalField('navn', name), ssn, isUnknown: true };
}

function once<T>(read: (customer: CustomerTable) => Promise<T>) {
  return oncePer((customer: CustomerTable) => customer, read);
}
