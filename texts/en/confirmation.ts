import type { Translation } from '../languages.ts';
import type * as nb from '../nb/confirmation.ts';

export const texts: Translation<typeof nb.texts> = {
  title: 'Confirmation of insurance',
  intro: (insurer, customer) => `${insurer} confirms that ${customer} has this insurance.`,
  introAgreed: (insurer, customer) => `${insurer} confirms that ${customer} has taken out this insurance.`,
  validUntil: (date) => `The insurance is valid up to and including ${date}.`,
  validFrom: (date) => `The insurance is valid from ${date}.`,
  cancelled: 'The insurance has been cancelled.',
  temporary: 'The insurance gives temporary cover while the application is being processed.',
  labels: {
    holder: 'Policyholder',
    birthDate: 'Date of birth',
    insurance: 'Insurance',
    insuranceName: 'Name of the policy',
    insured: 'What is insured',
    policyNumber: 'Policy number',
    period: 'Period',
    renewal: 'Renewal date',
    place: 'Insured location',
    sum: 'Sum insured',
    deductible: 'Excess',
    price: 'Price',
    contact: 'Contact',
    emergency: 'Emergency number',
  },
  covered: 'What is covered',
  notCovered: 'What is not covered',
  upTo: (amount) => `up to ${amount}`,
  deductible: (amount) => `excess ${amount}`,
  perYear: (amount) => `${amount} per year`,
  perMonth: (amount) => `${amount} per month`,
  periodFrom: (date) => `from ${date}`,
  periodTo: (date) => `until ${date}`,
  check: {
    heading: 'Check this confirmation',
    code: 'Code',
    address: 'Address',
    until: (date) =>
      `Anyone with the code can check this confirmation without logging in, until ${date}. They then also see whether the insurance is still valid.`,
  },
  written: (date) => `Issued on ${date}. The terms and conditions set out the cover in full.`,
};
