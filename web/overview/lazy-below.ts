import { optionalLazyComponent } from '../platform/lazy.tsx';

/** The lower half of the overview, whose code comes after the first view; the server draws it with the rest. Without it the insurances are still there. */
export const LazyBelow = optionalLazyComponent(
  async () => (await import('./OverviewBelow.tsx')).OverviewBelow,
);
