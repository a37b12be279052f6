import type { Customer } from '../../contract/customer.ts';
import { maskNationalId } from '../../domain/national-id.ts';
import type { CustomerTable } from '../platform/db/schema.ts';
import { toContactInformation } from './contact-information.ts';

/** Returns the customer in wire format, with the national id masked (spec: decisions §4). */
export function toCustomer(row: CustomerTable): Customer {
  return {
    navn: row.name ?? '',
    ssn: maskNationalId(row.ssn),
    niceKundenummer: row.nice_customer_number,
    isLoMedlem: row.is_lo_member === 1,
    isBankkunde: row.is_bank_customer === 1,
    loginBankplassRegisterNummer: row.login_bank_register_number,
    kontaktInformasjon: toContactInformation(row),
    samtykker: {
      marketingConsent: row.marketing_consent ? 'AUTHORIZED' : 'NOT_AUTHORIZED',
      crossDomainConsent: row.cross_domain_consent ? 'AUTHORIZED' : 'NOT_AUTHORIZED',
    },
  };
}
