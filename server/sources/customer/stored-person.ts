import type { PersonData } from '../../../contract/my-data.ts';
import { personFields } from '../../platform/db/customer-fields.ts';
import { optionalField } from '../../platform/db/optional-fields.ts';
import type { AddressTable, CustomerTable } from '../../platform/db/schema.ts';

/** Returns the personal data of a customer's row and addresses. */
export function storedPerson(customer: CustomerTable, addresses: readonly AddressTable[] = []): PersonData {
  const { name, ssn } = customer;
  return { ...optionalField('navn', name), ...personFields(customer, addresses), ssn };
}
