import { optionalLazyComponent } from '../platform/lazy.tsx';

/** The claims: the server renders it, and its script comes after that of the first view. */
export const LazyClaimLists = optionalLazyComponent(
  'web/claims/ClaimLists.tsx',
  async () => (await import('./ClaimLists.tsx')).ClaimLists,
);

/** What there is to know of one claim: the server renders it, and its script comes after that of the first view. */
export const LazyClaimDetails = optionalLazyComponent(
  'web/claims/ClaimDetails.tsx',
  async () => (await import('./ClaimDetails.tsx')).ClaimDetails,
);
