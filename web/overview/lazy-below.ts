import { optionalLazyComponent } from '../platform/lazy.tsx';

/** The lower half of the overview, whose code comes after the first view; the server renders it with the rest. Without it the insurances are still there. */
export const LazyBelow = optionalLazyComponent(
  'web/overview/OverviewBelow.tsx',
  async () => (await import('./OverviewBelow.tsx')).OverviewBelow,
);
