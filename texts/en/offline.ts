import type { Translation } from '../languages.ts';
import type * as nb from '../nb/offline.ts';

export const texts: Translation<typeof nb.texts> = {
  title: 'You are offline.',
  lead: 'The page shows what we loaded last. Changes cannot be saved until you are back online.',
  waiting: {
    page: 'We will open the page you chose when you are back online.',
    link: 'The link cannot be opened offline. Try again when you are back online.',
    form: 'The form cannot be sent offline. Try again when you are back online.',
  },
  back: 'You are back online.',
};
