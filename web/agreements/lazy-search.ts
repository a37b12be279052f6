import { optionalLazyComponent } from '../platform/lazy.tsx';

/** The lazy search among many agreements. If its code fails to load, the agreements are still shown. */
export const LazySearch = optionalLazyComponent(
  'web/agreements/AgreementSearch.tsx',
  async () => (await import('./AgreementSearch.tsx')).AgreementSearch,
);
