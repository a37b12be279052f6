import type { PersonData, TaskData } from '../../contract/my-data.ts';
import type { CustomerSystem } from '../../domain/systems.ts';
import { nonEmptyField } from '../platform/db/optional-fields.ts';
import type { CustomerTable } from '../platform/db/schema.ts';
import type { CustomerSource, Person } from '../sources/customer/customer-source.ts';
import {
  addressesOf,
  consentsOf,
  lifeCustomerOf,
  reservationOf,
} from '../sources/customer/person-to-wire.ts';
import { ifAnswered } from '../sources/source-error.ts';

/**
 * Returns the customer's personal data, tasks and recommendations. A no is a value too, so flags and counts that a known
 * customer's sources leave out are false and 0. `onMissing` receives each system that can't answer, whose fields are
 * left out.
 */
export async function customerData(
  source: CustomerSource,
  customer: CustomerTable,
  onMissing: (system: CustomerSystem) => void,
): Promise<Partial<PersonData> & TaskData> {
  const ask = async <T>(system: CustomerSystem, asked: Promise<T>): Promise<T | undefined> => {
    const answer = await ifAnswered(asked);
    if (answer === undefined) onMissing(system);
    return answer;
  };
  const [person, tasks, communication, recommendations] = await Promise.all([
    ask('CUSTOMER', source.personWithAddresses(customer).then(wholePerson)),
    ask('TASKS', source.tasks(customer)),
    ask('MESSAGES', source.communication(customer)),
    ask('RECOMMENDATIONS', source.recommendations(customer)),
  ]);
  return {
    ...person,
    ...(tasks && { oppgaver: { helseerklaering: { antall: 0 }, aksepttilbud: { antall: 0 }, ...tasks } }),
    ...(communication && { kundekommunikasjon: { hasUlesteMeldinger: false, ...communication } }),
    ...(recommendations && { anbefalinger: { controlgroup: false, fallback: false, ...recommendations } }),
  };
}

function wholePerson({ isUnknown, ...person }: Person): PersonData {
  if (isUnknown) return person;
  const { isLoMedlem = false, isBankkunde = false } = person;
  return {
    ...person,
    isLoMedlem,
    isBankkunde,
    samtykker: consentsOf(person),
    ...nonEmptyField('kundeadresser', addressesOf(person)),
    livKunde: lifeCustomerOf(person),
    ...reservationOf(person),
  };
}
