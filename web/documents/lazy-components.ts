import { optionalLazyComponent } from '../platform/lazy.tsx';

/** The documents and the search above them: the server renders it, and its script comes after that of the first view. */
export const LazyDocumentList = optionalLazyComponent(
  'web/documents/FilteredDocuments.tsx',
  async () => (await import('./FilteredDocuments.tsx')).FilteredDocuments,
);
