import type { Translation } from '../languages.ts';
import type * as nb from '../nb/other-insurances.ts';

export const texts: Translation<typeof nb.texts> = {
  title: 'Insurance through a card, programme, employer or union',
  lead: 'You may be insured through something you already have. This insurance is not in your overview.',
  toOverview: 'View your policies',
  readMore: 'Read more',
};
