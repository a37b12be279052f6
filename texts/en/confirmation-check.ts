import type { Translation } from '../languages.ts';
import type * as nb from '../nb/confirmation-check.ts';

export const texts: Translation<typeof nb.texts> = {
  title: 'Check a confirmation',
  lead: 'Enter the code printed on the confirmation.',
  code: 'Code',
  error: 'Error',
  missing: 'Enter the code printed on the confirmation.',
  submit: 'Check',
  valid: {
    heading: 'Valid',
    now: 'The insurance is valid today.',
    later: (date) => `The insurance is valid from ${date}.`,
  },
  invalid: {
    heading: 'Not valid',
    text: 'The code is wrong or too old, or the insurance is no longer valid. Ask the person who gave you the code for a new confirmation.',
  },
  unavailable: {
    heading: 'Cannot be checked now',
    text: 'One of our systems is not responding. This does not mean that the confirmation is invalid. Try again in a little while.',
  },
  tooMany: {
    heading: 'Too many attempts',
    text: 'Wait a minute, then try again.',
  },
  facts: {
    insurer: 'Insurer',
    product: 'Insurance',
    period: 'Period',
    initials: 'Initials',
    birthYear: 'Year of birth',
  },
  periodFrom: (date) => `From ${date}`,
  periodTo: (date) => `Until ${date}`,
  checkedOn: (date) => `Checked on ${date}.`,
  note: 'You do not need to log in. We show only the initials and the year of birth of the person who has the insurance.',
};
