import { optionalLazyComponent } from '../platform/lazy.tsx';
import type { ConsentSectionProps } from './ConsentSection.tsx';

/** The consents, which few customers see. The server renders them, and their script loads after that of the rows. */
export const LazyConsentSection = optionalLazyComponent<ConsentSectionProps>(
  'web/profile/ConsentSection.tsx',
  async () => (await import('./ConsentSection.tsx')).ConsentSection,
);
