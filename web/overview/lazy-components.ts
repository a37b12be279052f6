import { optionalLazyComponent } from '../platform/lazy.tsx';

/** The insurances, which are links alone: the server renders them, and their script comes after that of the first view. */
export const LazyAgreements = optionalLazyComponent(
  'web/overview/OverviewBelow.tsx',
  async () => (await import('./OverviewBelow.tsx')).OverviewAgreements,
);

/** The landscape above them, in the same way. */
export const LazyLandscape = optionalLazyComponent(
  'web/overview/OverviewBelow.tsx',
  async () => (await import('./OverviewBelow.tsx')).OverviewLandscape,
);

/** The lower half of the overview, in the same way. */
export const LazyBelow = optionalLazyComponent(
  'web/overview/OverviewBelow.tsx',
  async () => (await import('./OverviewBelow.tsx')).OverviewBelow,
);
