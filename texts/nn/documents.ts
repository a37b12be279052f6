import type { Translation } from '../languages.ts';
import type * as nb from '../nb/documents.ts';

export const texts: Translation<typeof nb.texts> = {
  title: 'Dokument',
  lead: 'Forsikringsbevis, vilkår, fakturaar og brev frå oss.',
  loading: 'Hentar dokumenta dine',
  failed: 'Vi får ikkje tak i dokumenta dine akkurat no.',
  incomplete: 'Nokre av systema våre er nede. Det kan hende at nokre av dokumenta dine manglar på lista.',
  missing: 'nokre av dokumenta dine',
  empty: 'Her samlar vi dokumenta dine når du får nokre.',
};
