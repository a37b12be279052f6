import { optionalLazyComponent } from '../platform/lazy.tsx';

/** The invoices: the server renders it, and its script comes after that of the first view. */
export const LazyInvoiceList = optionalLazyComponent(
  'web/invoices/Invoices.tsx',
  async () => (await import('./Invoices.tsx')).Invoices,
);
