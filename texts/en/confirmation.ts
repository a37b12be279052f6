import type { Translation } from '../languages.ts';
import type * as nb from '../nb/confirmation.ts';

export const texts: Translation<typeof nb.texts> = {
  locale: 'en-GB',
  title: 'Confirmation of insurance',
  intro: (insurer, customer) => `${insurer} confirms that ${customer} has this insurance.`,
  notYet: 'The agreement is still being processed, and takes effect once that is done.',
  labels: {
    holder: 'Policyholder',
    insurance: 'Insurance',
    insured: 'What is insured',
    policyNumber: 'Policy number',
    from: 'In force from',
    renewal: 'Renews on',
    end: 'In force until',
    place: 'Place insured',
    sum: 'Sum insured',
    deductible: 'Deductible',
    price: 'Price',
  },
  covered: 'What is covered',
  notCovered: 'What is not covered',
  amount: (figure) => `NOK\u00a0${figure}`,
  upTo: (amount) => `up to ${amount}`,
  deductible: (amount) => `deductible ${amount}`,
  perYear: (amount) => `${amount} a year`,
  perMonth: (amount) => `${amount} a month`,
  written: (date) => `Written on ${date}. The policy terms say in full what applies.`,
};
