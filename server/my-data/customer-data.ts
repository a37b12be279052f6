import type { PersonData, TaskData } from '../../contract/my-data.ts';
import type { CustomerSystem } from '../../domain/systems.ts';
import { nonEmptyField } from '../platform/db/optional-fields.ts';
import type { CustomerTable } from '../platform/db/schema.ts';
import type { CustomerSource } from '../sources/customer/customer-source.ts';
import { SourceError } from '../sources/source-error.ts';

/**
 * Returns the customer's personal data, tasks and recommendations. `onMissing` receives each system that
 * can't answer.
 */
export async function customerData(
  source: CustomerSource,
  customer: CustomerTable,
  onMissing: (system: CustomerSystem) => void,
): Promise<Partial<PersonData> & TaskData> {
  const ask = async <T>(system: CustomerSystem, asked: Promise<T>): Promise<Partial<T>> =>
    await asked.catch((error) => {
      if (!(error instanceof SourceError)) throw error;
      onMissing(system);
      return {};
    });
  const [person, tasks, communication, recommendations] = await Promise.all([
    ask('CUSTOMER', source.personWithAddresses(customer)),
    ask('TASKS', source.tasks(customer)),
    ask('MESSAGES', source.communication(customer)),
    ask('RECOMMENDATIONS', source.recommendations(customer)),
  ]);
  return {
    ...person,
    ...nonEmptyField('oppgaver', tasks),
    ...nonEmptyField('kundekommunikasjon', communication),
    ...nonEmptyField('anbefalinger', recommendations),
  };
}
