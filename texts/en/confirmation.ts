import type { Translation } from '../languages.ts';
import type * as nb from '../nb/confirmation.ts';

export const texts: Translation<typeof nb.texts> = {
  locale: 'en-GB',
  title: 'Confirmation of insurance',
  intro: (insurer, customer) => `${insurer} confirms that ${customer} has this insurance.`,
  notYet: 'The policy is still being processed, and takes effect once that is done.',
  labels: {
    holder: 'Policyholder',
    insurance: 'Insurance',
    insured: 'What is insured',
    policyNumber: 'Policy number',
    from: 'Valid from',
    renewal: 'Renewal date',
    end: 'Valid until',
    place: 'Insured location',
    sum: 'Sum insured',
    deductible: 'Deductible',
    price: 'Price',
  },
  covered: 'What is covered',
  notCovered: 'What is not covered',
  amount: (figure) => `NOK\u00a0${figure}`,
  upTo: (amount) => `up to ${amount}`,
  deductible: (amount) => `deductible ${amount}`,
  perYear: (amount) => `${amount} per year`,
  perMonth: (amount) => `${amount} per month`,
  written: (date) => `Written on ${date}. The terms and conditions state in full what applies.`,
};
