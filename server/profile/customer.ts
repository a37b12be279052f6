import type { Customer } from '../../contract/customer.ts';
import type { PersonData } from '../../contract/my-data.ts';
import { maskNationalId } from '../../domain/national-id.ts';
import { consentsOf, contactOf } from '../sources/customer/person-to-wire.ts';

/** Returns the customer in wire format, with the national id masked (spec: decisions §4). */
export function toCustomer(person: PersonData): Customer {
  return {
    navn: person.navn ?? '',
    ssn: maskNationalId(person.ssn),
    niceKundenummer: person.niceKundenummer || null,
    isLoMedlem: person.isLoMedlem ?? false,
    isBankkunde: person.isBankkunde ?? false,
    loginBankplassRegisterNummer: person.loginBankplassRegisterNummer || null,
    kontaktInformasjon: contactOf(person),
    samtykker: consentsOf(person),
  };
}
