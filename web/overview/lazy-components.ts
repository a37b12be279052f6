import { optionalLazyComponent } from '../platform/lazy.tsx';

/** The lazy insurances. The server renders them, and their script loads after that of the first view. */
export const LazyAgreements = optionalLazyComponent(
  'web/overview/OverviewBelow.tsx',
  async () => (await import('./OverviewBelow.tsx')).OverviewAgreements,
);

/** The lazy landscape, loaded in the same way. */
export const LazyLandscape = optionalLazyComponent(
  'web/overview/OverviewBelow.tsx',
  async () => (await import('./OverviewBelow.tsx')).OverviewLandscape,
);

/** The lazy lower half of the overview, loaded in the same way. */
export const LazyBelow = optionalLazyComponent(
  'web/overview/OverviewBelow.tsx',
  async () => (await import('./OverviewBelow.tsx')).OverviewBelow,
);
