import type { Translation } from '../languages.ts';
import type * as nb from '../nb/documents.ts';

export const texts: Translation<typeof nb.texts> = {
  title: 'Documents',
  lead: 'Insurance certificates, terms and conditions, invoices and letters from us.',
  loading: 'Loading your documents',
  failed: 'We cannot show your documents right now.',
  incomplete: 'Some of our systems are down. Some of your documents may be missing from the list.',
  missing: 'some of your documents',
  empty: 'We will keep your documents here when you have any.',
  search: {
    label: 'Search the documents',
    insurance: 'Insurance',
    all: 'All policies',
    kinds: 'Type',
    found: (count, of) => `Showing ${count} of ${of} ${of === 1 ? 'document' : 'documents'}`,
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
  agreement: (number) => `policy ${number}`,
  insurance: (name, number) => `${name}, policy ${number}`,
  namesMissing: 'We cannot load the names of all your policies right now.',
  showAll: (count) => `Show all ${count} documents`,
};
