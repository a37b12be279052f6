import { optionalLazyComponent } from '../platform/lazy.tsx';

/** The documents with the search above. The server renders it, and its script loads after that of the first view. */
export const LazyDocumentList = optionalLazyComponent(
  'web/documents/FilteredDocuments.tsx',
  async () => (await import('./FilteredDocuments.tsx')).FilteredDocuments,
);
