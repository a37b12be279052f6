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
  noNext: 'No payments are due.',
  unpaid: 'Unpaid',
  unpaidHelp:
    'Pay as soon as you can. If you have just paid, it can take a few days before we see it. If you are having difficulty paying, contact us, and we will see what we can do.',
  unconfirmed: 'Not confirmed by the bank',
  unconfirmedHelp:
    'The bank should have collected the money. Check in your online bank whether it was collected before you pay the invoice.',
  later: 'Later payments',
  unknown: 'Status unknown',
  unknownHelp: 'We do not know whether you have to pay. See the invoice, or ask us.',
  earlier: 'Earlier invoices',
  showAllLater: (count) => `Show all ${count} later payments`,
  showAll: (count) => `Show all ${count} earlier invoices`,
  states: {
    due: (date) => `Pay by ${date}`,
    directDebit: (date) => `Will be collected by AvtaleGiro on ${date}.`,
    overdue: (date) => `Was due ${date}`,
    unconfirmed: (date) =>
      `Should have been collected by AvtaleGiro on ${date}. We do not know whether it was paid.`,
    paid: 'Paid',
    nothing: 'Nothing to pay',
    credit: 'Money back',
    other: (date) => `Due ${date}`,
  },
  nothingToDo: 'You do not need to do anything.',
  due: (date) => `Due ${date}`,
  payInBank: 'Pay in your online bank',
  dueSince: (date) => `Was due ${date}`,
  numbers: {
    kid: { name: 'KID number', copy: 'Copy KID number', copied: 'The KID number has been copied.' },
    account: {
      name: 'Account number',
      copy: 'Copy account number',
      copied: 'The account number has been copied.',
    },
    amount: { name: 'Amount', copy: 'Copy amount', copied: 'The amount has been copied.' },
  },
  cannotCopy: 'Your browser does not allow us to copy. The text is selected, so you can copy it yourself.',
  noAccount:
    'We do not have the account number here. It is on the invoice. If you cannot find it, contact us.',
  total: 'Total',
  columns: { insurance: 'Insurance', share: 'Share of the invoice' },
  paidInYear: (count, amount) => `${count} paid ${count === 1 ? 'invoice' : 'invoices'}, ${amount}`,
  insurances: 'Applies to',
  manyInsurances: (count) => `Applies to ${count} ${count === 1 ? 'policy' : 'policies'}`,
  agreement: (number) => `Policy ${number}`,
  file: 'The invoice as a PDF',
  fileOf: (date) => `Invoice due ${date} (PDF)`,
  calendar: { text: 'Do you want a reminder of the dates?', link: 'Add them to your calendar' },
};
