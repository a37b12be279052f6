import type { Translation } from '../languages.ts';
import type * as nb from '../nb/cookie-consent.ts';

export const texts: Translation<typeof nb.texts> = {
  title: 'Choose cookies',
  lead: 'We need some cookies for the pages to work. You decide about the rest.',
  types: {
    functional: { name: 'Functional', purpose: 'Remembers your choices for next time.' },
    statistics: {
      name: 'Statistics',
      purpose:
        'Helps us make the pages better. Suppliers measure use and record visits, without text and numbers.',
    },
    marketing: { name: 'Marketing', purpose: 'Lets us show you offers that suit you.' },
  },
  privacy: 'Read about privacy and cookies',
  acceptAll: 'Accept all',
  acceptChosen: 'Accept my choices',
  necessaryOnly: 'Necessary only',
};
