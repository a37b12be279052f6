import type { Translation } from '../languages.ts';
import type * as nb from '../nb/badges.ts';

export const texts: Translation<typeof nb.texts> = {
  underReview: 'Being processed',
  ends: (date) => `Ends ${date}`,
  ended: (date) => `Ended ${date}`,
  ending: 'Ending',
  sometime: { ends: 'Will end', ended: 'Ended' },
  temporary: 'Temporary',
  renewal: 'Renewal',
};
