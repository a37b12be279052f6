import type { Translation } from '../languages.ts';
import type * as nb from '../nb/invoices.ts';

export const texts: Translation<typeof nb.texts> = {
  title: 'Invoices and payment',
  lead: 'What you have to pay, and what you have paid.',
  loading: 'Loading your invoices',
  failed: 'We cannot show your invoices right now.',
  incomplete: 'Some of our systems are down. Some of your invoices may be missing from the list.',
  missing: 'some of your invoices',
  empty: 'When you have invoices, they will appear here.',
  next: 'Next payment',
  noNext: 'You have no payments due.',
  unpaid: 'Unpaid',
  unpaidHelp:
    'Pay as soon as you can. If you have just paid, it can take a few days before we see it. If you are having difficulty paying, contact us, and we will find a solution.',
  later: 'Later payments',
  earlier: 'Earlier invoices',
  showAllLater: (count) => `Show all ${count} later payments`,
  showAll: (count) => `Show all ${count} earlier invoices`,
  states: {
    due: (date) => `Pay by ${date}`,
    directDebit: (date) => `Will be collected by AvtaleGiro on ${date}. You do not need to do anything.`,
    overdue: (date) => `Was due ${date}`,
    unconfirmed: (date) =>
      `Should have been collected by AvtaleGiro on ${date}. We have not had confirmation that it was paid.`,
  },
  due: (date) => `Due ${date}`,
  paid: 'Paid',
  statusUnknown: 'Status unknown',
  kid: 'KID number',
  account: 'Account number',
  copyKid: 'Copy KID number',
  copyAccount: 'Copy account number',
  copied: { kid: 'The KID number has been copied.', account: 'The account number has been copied.' },
  cannotCopy: 'Your browser does not allow us to copy. The number is selected, so you can copy it yourself.',
  insurances: 'Applies to',
  manyInsurances: (count) => `Applies to ${count} ${count === 1 ? 'policy' : 'policies'}`,
  agreement: (number) => `Policy ${number}`,
  file: 'The invoice as a PDF',
  fileOf: (date) => `Invoice due ${date} (PDF)`,
  calendar: { text: 'Do you want a reminder of the dates?', link: 'Add them to your calendar' },
};
