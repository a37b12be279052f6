import type { PersonData, TaskData } from '../../../contract/my-data.ts';
import type { ChangeAnswer, ChangeBody, CustomerChange } from '../../../contract/source-customer.ts';
import type { CustomerTable } from '../../platform/db/schema.ts';
import type { ActingCustomer } from '../source.ts';

/** A part of the customer's data. An empty object means that there is none. */
type Part<Name extends keyof TaskData> = Promise<NonNullable<TaskData[Name]>>;

/** Personal data. Of a customer whom the bank's system does not know, it is what the login tells. */
export type Person = PersonData & { isUnknown?: true };

/**
 * The source of the customer's own data, with the field names of a portfolio file (spec: beyond §5, ADR-007).
 * Its methods take the customer's row, which tells a bank's system who they are. Reads reject with
 * `SourceError` when the system can't answer.
 */
export type CustomerSource = {
  /** Returns the personal data. The addresses may be left out. */
  person(customer: CustomerTable): Promise<Person>;
  personWithAddresses(customer: CustomerTable): Promise<Person>;
  tasks(customer: CustomerTable): Part<'oppgaver'>;
  communication(customer: CustomerTable): Part<'kundekommunikasjon'>;
  /** `bought` is the product type that was just bought. */
  recommendations(customer: CustomerTable, bought?: string): Part<'anbefalinger'>;
  /**
   * Makes a change with valid values, records its activities and returns the stored data. Throws a problem:
   * - 400 or 409: the source refuses.
   * - 404 with code UKJENT_KUNDE: the source does not know the customer.
   * - 503: the change was not made.
   * - 502 or 504 with code UKJENT: the result is unknown.
   */
  change<Name extends CustomerChange>(
    customer: ActingCustomer,
    name: Name,
    body: ChangeBody<Name>,
  ): Promise<ChangeAnswer<Name>>;
};
