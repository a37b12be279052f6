import type { Translation } from '../languages.ts';
import type * as nb from '../nb/document-rows.ts';

export const texts: Translation<typeof nb.texts> = {
  search: {
    label: 'Søk i dokumenta',
    insurance: 'Forsikring',
    all: 'Alle forsikringar',
    kinds: 'Slag',
    found: (count, of) => `Viser ${count} av ${of} dokument.`,
    none: 'Ingen dokument passar til det du søkjer etter.',
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
  noFile: 'Fila er ikkje tilgjengeleg',
  agreement: (number) => `avtale ${number}`,
  insurance: (name, number) => `${name}, avtale ${number}`,
  missing: 'Vi får ikkje tak i alle dokumenta akkurat no.',
  namesMissing: 'Vi får ikkje tak i namna på alle forsikringane akkurat no.',
  showAll: (count) => `Vis alle ${count} dokument`,
};
