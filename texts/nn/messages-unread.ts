import type { Translation } from '../languages.ts';
import type * as nb from '../nb/messages-unread.ts';

export const texts: Translation<typeof nb.texts> = {
  link: (unread, mayBeMore) => {
    if (unread === 0) return 'Meldingane dine';
    return mayBeMore ? `Meldingane dine (minst ${unread} ulesne)` : `Meldingane dine (${unread} ulesne)`;
  },
};
