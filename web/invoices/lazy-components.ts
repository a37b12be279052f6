import { optionalLazyComponent } from '../platform/lazy.tsx';

/** The invoices. The server renders them, and their script loads after that of the first view. */
export const LazyInvoiceList = optionalLazyComponent(
  'web/invoices/Invoices.tsx',
  async () => (await import('./Invoices.tsx')).Invoices,
);
