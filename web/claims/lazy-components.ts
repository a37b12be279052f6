import { optionalLazyComponent } from '../platform/lazy.tsx';

/** The claims. The server renders them, and their script loads after that of the first view. */
export const LazyClaimLists = optionalLazyComponent(
  'web/claims/ClaimLists.tsx',
  async () => (await import('./ClaimLists.tsx')).ClaimLists,
);

/** The details of one claim. The server renders them, and their script loads after that of the first view. */
export const LazyClaimDetails = optionalLazyComponent(
  'web/claims/ClaimDetails.tsx',
  async () => (await import('./ClaimDetails.tsx')).ClaimDetails,
);
