import type { Translation } from '../languages.ts';
import type * as nb from '../nb/claim-details.ts';

export const texts: Translation<typeof nb.texts> = {
  open: 'Open claims',
  closed: 'Closed claims',
  moreOpen: 'More open claims',
  showAll: 'Show all claims',
  caseNumber: (number) => `claim ${number}`,
  reported: (date) => `reported ${date}`,
  paid: (amount) => `We paid ${amount}.`,
  who: {
    MOTTATT: 'We have received your claim.',
    UNDER_BEHANDLING: 'We are working on the claim.',
    UTBETALT: 'Your claim has been paid.',
    AVSLUTTET: 'Your claim is closed.',
  },
  askUs: 'We need something from you before we can continue. Contact us, and we will tell you what it is.',
  registered: 'Your claim is registered with us. Contact us if you would like an update.',
  reply: {
    action: 'Reply in the claims system',
    help: (phone) => `Or call us on ${phone}. Do not send pictures or details of your claim by email.`,
  },
  facts: {
    insurance: 'Insurance',
    caseNumber: 'Claim number',
    reported: 'Reported',
    paid: 'Paid out',
  },
  events: 'What has happened',
  documents: 'Documents for this claim',
  documentsMissing: 'We cannot load all the documents right now.',
  contact: {
    heading: 'Questions about the claim?',
    lead: (number) => `Quote claim number ${number} when you call us.`,
    write: 'Write to us in the claims system',
    anotherDamage: 'Has something else happened?',
  },
};
