import { lazyComponent } from '../platform/lazy.tsx';
import type { OfferRemovalProps } from './OfferRemoval.tsx';

/** The lazy question whether to remove an offer. Its code loads after the page, which does not need it at first. */
export const LazyOfferRemoval = lazyComponent<OfferRemovalProps>(
  'web/offers/OfferRemoval.tsx',
  async () => (await import('./OfferRemoval.tsx')).OfferRemoval,
);
