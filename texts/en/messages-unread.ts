import type { Translation } from '../languages.ts';
import type * as nb from '../nb/messages-unread.ts';

export const texts: Translation<typeof nb.texts> = {
  link: (unread, mayBeMore) => {
    if (unread === 0) return 'Your messages';
    return mayBeMore ? `Your messages (at least ${unread} unread)` : `Your messages (${unread} unread)`;
  },
};
