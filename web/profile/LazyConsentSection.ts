import { optionalLazyComponent } from '../platform/lazy.tsx';
import type { ConsentSectionProps } from './ConsentSection.tsx';

/** The consents, which few customers have here: the server renders them, and their script comes after the rows'. */
export const LazyConsentSection = optionalLazyComponent<ConsentSectionProps>(
  'web/profile/ConsentSection.tsx',
  async () => (await import('./ConsentSection.tsx')).ConsentSection,
);
