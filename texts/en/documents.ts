import type { Translation } from '../languages.ts';
import type * as nb from '../nb/documents.ts';

export const texts: Translation<typeof nb.texts> = {
  title: 'Documents',
  lead: 'Insurance certificates, terms and conditions, invoices and letters from us.',
  loading: 'Loading your documents',
  failed: 'We cannot show your documents right now.',
  incomplete: 'Some of our systems are down. Some of your documents may be missing from the list.',
  missing: 'some of your documents',
  empty: 'When you have documents, they will appear here.',
};
