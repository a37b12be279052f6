import type { MyData } from '../../contract/my-data.ts';
import type { CustomerSystem } from '../../domain/systems.ts';
import { personFields, taskFields } from '../platform/db/customer-fields.ts';
import type { Database } from '../platform/db/database.ts';
import { optionalField } from '../platform/db/optional-fields.ts';
import type { CustomerTable } from '../platform/db/schema.ts';
import type { CustomerSource } from '../sources/customer/customer-source.ts';
import { SourceError } from '../sources/source-error.ts';

type CustomerData = Partial<Omit<MyData, 'systemSourceError' | 'manglerFra'>>;

/**
 * Returns the customer's personal data, tasks and recommendations, from the store or the systems that hold
 * them. `onMissing` receives each system that can't answer.
 */
export async function customerData(
  db: Database,
  source: CustomerSource,
  customer: CustomerTable,
  onMissing: (system: CustomerSystem) => void,
): Promise<CustomerData> {
  const ask = async <T>(system: CustomerSystem, asked: Promise<T>): Promise<T | null> =>
    await asked.catch((error) => {
      if (!(error instanceof SourceError)) throw error;
      onMissing(system);
      return null;
    });
  const { oppgaver, kundekommunikasjon, anbefalinger } = taskFields(customer);
  const [person, tasks, communication, recommendations] = await Promise.all([
    source.person ? ask('CUSTOMER', source.person(customer)) : storedPerson(db, customer),
    source.tasks ? ask('TASKS', source.tasks(customer)) : (oppgaver ?? null),
    source.communication ? ask('MESSAGES', source.communication(customer)) : (kundekommunikasjon ?? null),
    source.recommendations
      ? ask('RECOMMENDATIONS', source.recommendations(customer, undefined))
      : (anbefalinger ?? null),
  ]);
  return {
    ...person,
    ...optionalField('oppgaver', tasks),
    ...optionalField('kundekommunikasjon', communication),
    ...optionalField('anbefalinger', recommendations),
  } as CustomerData;
}

async function storedPerson(db: Database, customer: CustomerTable): Promise<CustomerData> {
  const addresses = await db
    .selectFrom('address')
    .selectAll()
    .where('customer_id', '=', customer.id)
    .orderBy('position')
    .execute();
  return { ...optionalField('navn', customer.name), ...personFields(customer, addresses) };
}
