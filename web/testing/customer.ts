import type { Customer } from '../../contract/profile.ts';

/** A customer with a customer number and contact details, who is not the bank’s. */
export const CUSTOMER: Customer = {
  navn: 'Kari Nordmann',
  ssn: '018190*****',
  niceKundenummer: '10210001',
  isLoMedlem: true,
  isBankkunde: false,
  loginBankplassRegisterNummer: null,
  kontaktInformasjon: { epostAdresse: 'kari.nordmann@example.com', mobilNummer: '90000000' },
  samtykker: { marketingConsent: 'AUTHORIZED', crossDomainConsent: 'NOT_AUTHORIZED' },
};
