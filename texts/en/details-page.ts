import type { Translation } from '../languages.ts';
import type * as nb from '../nb/details-page.ts';

export const texts: Translation<typeof nb.texts> = {
  title: 'Insurance details',
  loading: 'Loading the insurance',
  failed: 'We cannot show this insurance right now.',
};
