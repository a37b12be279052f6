import { optionalLazyComponent } from '../platform/lazy.tsx';

/** The lazy content of the page. The server renders it, and its script loads after that of the first view. */
export const LazyAgreementDetails = optionalLazyComponent(
  'web/agreement-details/AgreementDetails.tsx',
  async () => (await import('./AgreementDetails.tsx')).AgreementDetails,
);
