import type { Translation } from '../languages.ts';
import type * as nb from '../nb/overview-coming.ts';

export const texts: Translation<typeof nb.texts> = {
  payment: 'Next payment',
  payBy: (date) => `Pay by ${date}`,
  collected: (date) => `To be collected by AvtaleGiro on ${date}`,
  claims: (count) => (count === 1 ? 'Your claim' : 'Your claims'),
  moreClaims: (count) => (count === 1 ? '1 more claim' : `${count} more claims`),
  unread: (count, mayBeMore) => {
    const messages = count === 1 ? '1 unread message' : `${count} unread messages`;
    return mayBeMore ? `At least ${messages}` : messages;
  },
  toMessages: 'Go to Messages',
  shared: { heading: 'Shared with you', someone: 'Someone', see: 'View the policies' },
  dates: 'Coming up',
  calendar: 'Add to calendar',
  invoice: 'Invoice',
  thing: (name, description) => `${name}, ${description}`,
  kinds: {
    FAKTURA: 'Due',
    AVTALEGIRO: 'To be collected by AvtaleGiro',
    FORNYES: 'Renews',
    SLUTTER: 'Ends',
    BEGYNNER: 'Starts',
  },
  payments: {
    due: (amount) => `${amount} due`,
    collected: (amount) => `${amount} to be collected by AvtaleGiro`,
  },
  months: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
};
