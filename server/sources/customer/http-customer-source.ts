import {
  SourceCommunication,
  SourceRecommendations,
  SourceTasks,
} from '../../../contract/source-customer.ts';
import type { Configuration } from '../../platform/config/configuration.ts';
import type { Database } from '../../platform/db/database.ts';
import type { CustomerTable } from '../../platform/db/schema.ts';
import { oncePer } from '../../platform/http/per-request.ts';
import type { SourceErrorKind } from '../source-error.ts';
import type { SourceMetrics } from '../source-metrics.ts';
import { checkNamed, checkPerson } from './check-customer.ts';
import type { CustomerSource } from './customer-source.ts';
import { customerSystem } from './customer-system.ts';
import { saveElsewhere } from './save-elsewhere.ts';

/**
 * Returns the part of the customer's own data that the bank's systems hold. A row of the customer is read
 * once per request, so the same row asks each system once.
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
  const onIssue = (kind: SourceErrorKind) => metrics.error(['CUSTOMER'], kind);
  const person =
    customers &&
    once((customer) => customers.get(customer, '/kunde', (json) => checkPerson(json, customer, onIssue)));

  return {
    ...(person && { person, personWithAddresses: person }),
    ...(customers && {
      change: async ({ actor, ...customer }, name, body) =>
        await saveElsewhere(db, actor, { name, body }, () => customers.change(customer, name, body)),
    }),
    ...(tasks && {
      tasks: once((customer) => tasks.get(customer, '/oppgaver', checkNamed(SourceTasks, 'oppgaver'))),
    }),
    ...(messages && {
      communication: once((customer) =>
        messages.get(customer, '/kundekommunikasjon', checkNamed(SourceCommunication, 'kundekommunikasjon')),
      ),
    }),
    ...(recommendations && {
      recommendations: async (customer, bought) => {
        const query = bought === undefined ? '' : `?produkt=${encodeURIComponent(bought)}`;
        const check = checkNamed(SourceRecommendations, 'anbefalinger');
        return await recommendations.get(customer, `/anbefalinger${query}`, check);
      },
    }),
  };
}

function once<T>(read: (customer: CustomerTable) => Promise<T>) {
  return oncePer((customer: CustomerTable) => customer, read);
}
