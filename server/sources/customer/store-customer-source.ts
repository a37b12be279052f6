import { taskFields } from '../../platform/db/customer-fields.ts';
import type { Database } from '../../platform/db/database.ts';
import type { CustomerSource } from './customer-source.ts';
import { addressRows } from './stored-addresses.ts';
import { STORED_CHANGES } from './stored-changes.ts';
import { storedPerson } from './stored-person.ts';

/** Returns the portal's own store as the source of the customer's own data. */
export function storeCustomerSource(db: Database): CustomerSource {
  return {
    person: async (customer) => storedPerson(customer),
    personWithAddresses: async (customer) => storedPerson(customer, await addressRows(db, customer.id)),
    tasks: async (customer) => taskFields(customer).oppgaver ?? {},
    communication: async (customer) => taskFields(customer).kundekommunikasjon ?? {},
    recommendations: async (customer) => taskFields(customer).anbefalinger ?? {},
    change: async ({ actor }, name, body) => await STORED_CHANGES[name](db, actor, body),
  };
}
