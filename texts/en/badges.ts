import type { Translation } from '../languages.ts';
import type * as nb from '../nb/badges.ts';

export const texts: Translation<typeof nb.texts> = {
  inProgress: 'Being processed',
  ends: (date) => `Ends ${date}`,
  ended: (date) => `Ended ${date}`,
  ending: 'Ending',
  endsSometime: 'Will end',
  endedSometime: 'Ended',
  temporary: 'Temporary',
  renewal: 'Renewal',
};
