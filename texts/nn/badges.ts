import type { Translation } from '../languages.ts';
import type * as nb from '../nb/badges.ts';

export const texts: Translation<typeof nb.texts> = {
  underReview: 'Under behandling',
  ends: (date) => `Blir avslutta ${date}`,
  ended: (date) => `Avslutta ${date}`,
  ending: 'Blir avslutta',
  sometime: { ends: 'Skal avsluttast', ended: 'Avslutta' },
  temporary: 'Mellombels',
  renewal: 'Fornying',
};
