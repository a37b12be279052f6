import type { Translation } from '../languages.ts';
import type * as nb from '../nb/document-rows.ts';

export const texts: Translation<typeof nb.texts> = {
  search: {
    label: 'Search the documents',
    insurance: 'Insurance',
    all: 'All policies',
    kinds: 'Type',
    found: (count, of) => `Showing ${count} of ${of} ${of === 1 ? 'document' : 'documents'}.`,
    none: 'No documents match your search.',
    showAll: 'Show all',
  },
  kinds: {
    FORSIKRINGSBEVIS: 'Insurance certificate',
    VILKAAR: 'Terms and conditions',
    FAKTURA: 'Invoice',
    GRONT_KORT: 'Green Card',
    AARSOVERSIKT: 'Annual statement',
    BREV: 'Letter',
  },
  pdf: 'PDF',
  noFile: 'The file is not available',
  agreement: (number) => `policy ${number}`,
  insurance: (name, number) => `${name}, policy ${number}`,
  missing: 'We cannot show all the documents right now.',
  namesMissing: 'We cannot show the names of all the policies right now.',
  showAll: (count) => `Show all ${count} documents`,
};
