import { optionalLazyComponent } from '../platform/lazy.tsx';

/** The consents, which few customers see. The server renders them, and their script loads after that of the rows. */
export const LazyConsentSection = optionalLazyComponent(
  'web/profile/ConsentSection.tsx',
  async () => (await import('./ConsentSection.tsx')).ConsentSection,
);
