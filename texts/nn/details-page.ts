import type { Translation } from '../languages.ts';
import type * as nb from '../nb/details-page.ts';

export const texts: Translation<typeof nb.texts> = {
  title: 'Forsikringsdetaljar',
  loading: 'Hentar forsikringa',
  failed: 'Vi får ikkje tak i denne forsikringa akkurat no.',
};
