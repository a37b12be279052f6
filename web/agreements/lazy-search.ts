import { optionalLazyComponent } from '../platform/lazy.tsx';

/** The search among many agreements. Without its code they are still there. */
export const LazySearch = optionalLazyComponent(
  'web/agreements/AgreementSearch.tsx',
  async () => (await import('./AgreementSearch.tsx')).AgreementSearch,
);
