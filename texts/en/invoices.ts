import type { Translation } from '../languages.ts';
import type * as nb from '../nb/invoices.ts';

export const texts: Translation<typeof nb.texts> = {
  title: 'Invoices and payment',
  lead: 'What you have to pay, and what you have paid.',
  loading: 'Loading your invoices',
  failed: 'We cannot show your invoices right now.',
  incomplete: 'Some of our systems are down. Some of your invoices may be missing from the list.',
  missing: 'some of your invoices',
  empty: 'We will keep your invoices here when you have any.',
  next: 'Next payment',
  noNext: 'You have no payments due.',
  unpaid: 'Not paid',
  unpaidHelp:
    'Pay as soon as you can. If you have just paid, it can take a few days before we see it. If it is difficult for you to pay, contact us, and we will find a solution.',
  later: 'Later payments',
  earlier: 'Earlier invoices',
  showAll: (count) => `Show all ${count} earlier invoices`,
  states: {
    due: (date) => `Pay by ${date}`,
    directDebit: (date) => `Will be paid by AvtaleGiro on ${date}. You do not need to do anything.`,
    overdue: (date) => `Was due ${date}`,
    unconfirmed: (date) =>
      `Should have been paid by AvtaleGiro on ${date}. We have not been told that it is paid.`,
  },
  due: (date) => `Due ${date}`,
  paid: 'Paid',
  statusUnknown: 'We do not know its status',
  kid: 'KID number',
  account: 'Account number',
  copyKid: 'Copy KID number',
  copyAccount: 'Copy account number',
  copied: { kid: 'The KID number has been copied.', account: 'The account number has been copied.' },
  cannotCopy: 'Your browser does not let us copy. The number is selected, so you can copy it yourself.',
  insurances: 'Applies to',
  manyInsurances: (count) => `Applies to ${count} ${count === 1 ? 'policy' : 'policies'}`,
  agreement: (number) => `Policy ${number}`,
  file: 'The invoice as a PDF',
  fileOf: (date) => `Invoice due ${date} (PDF)`,
  calendar: { text: 'Do you want a reminder of the dates?', link: 'Add them to your calendar' },
};
