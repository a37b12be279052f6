import type { Translation } from '../languages.ts';
import type * as nb from '../nb/messages-unread.ts';

export const texts: Translation<typeof nb.texts> = {
  link: (unread, mayBeMore) => {
    if (unread === 0) return 'Meldingane dine';
    const number = unread === 1 ? '1 ulesen' : `${unread} ulesne`;
    return mayBeMore ? `Meldingane dine (minst ${number})` : `Meldingane dine (${number})`;
  },
};
