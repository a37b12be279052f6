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
  search: {
    label: 'Søk i dokumenta',
    insurance: 'Forsikring',
    all: 'Alle forsikringar',
    kinds: 'Slag',
    found: (count, of) => `Viser ${count} av ${of} dokument`,
    none: 'Ingen dokument passar til det du søker etter.',
    showAll: 'Vis alle',
  },
  kinds: {
    FORSIKRINGSBEVIS: 'Forsikringsbevis',
    VILKAAR: 'Vilkår',
    FAKTURA: 'Faktura',
    GRONT_KORT: 'Grønt kort',
    AARSOVERSIKT: 'Årsoversikt',
    BREV: 'Brev',
  },
  pdf: 'PDF',
  agreement: (number) => `avtale ${number}`,
  insurance: (name, number) => `${name}, avtale ${number}`,
  namesMissing: 'Vi får ikkje tak i namna på alle forsikringane dine akkurat no.',
  showAll: (count) => `Vis alle ${count} dokument`,
};
