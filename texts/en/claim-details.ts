import type { Translation } from '../languages.ts';
import type * as nb from '../nb/claim-details.ts';

export const texts: Translation<typeof nb.texts> = {
  open: 'Open claims',
  closed: 'Closed claims',
  caseNumber: (number) => `claim ${number}`,
  reported: (date) => `reported ${date}`,
  paid: (amount) => `We paid ${amount}.`,
  who: {
    MOTTATT: 'We have received your claim.',
    UNDER_BEHANDLING: 'We are working on the claim.',
    UTBETALT: 'The compensation has been paid.',
    AVSLUTTET: 'We have finished with the claim.',
  },
  askUs: 'We need something from you before we can go on. Contact us, and we will tell you what.',
  registered: 'Your claim is registered with us. Contact us if you would like to know how it is going.',
  facts: {
    insurance: 'Insurance',
    caseNumber: 'Claim number',
    reported: 'Reported',
    paid: 'Paid out',
  },
  events: 'What has happened',
  documents: 'Documents in the claim',
  documentsMissing: 'We cannot load all the documents right now.',
  contact: {
    heading: 'Questions about the claim?',
    lead: (number) => `Give claim number ${number}, and we will find your claim.`,
    write: 'Write to us about the claim',
    subject: (number) => `Claim ${number}`,
    anotherDamage: 'Has something else happened?',
  },
};
