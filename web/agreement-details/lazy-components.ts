import { optionalLazyComponent } from '../platform/lazy.tsx';

/** What there is to know of one insurance: the server renders it, and its script comes after that of the first view. */
export const LazyAgreementDetails = optionalLazyComponent(
  'web/agreement-details/AgreementDetails.tsx',
  async () => (await import('./AgreementDetails.tsx')).AgreementDetails,
);
