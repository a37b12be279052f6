import { lazyComponent } from '../platform/lazy.tsx';
import type { OfferRemovalProps } from './OfferRemoval.tsx';

/** The question whether to remove an offer: its code comes after the page, which is read without it. */
export const LazyOfferRemoval = lazyComponent<OfferRemovalProps>(
  'web/offers/OfferRemoval.tsx',
  async () => (await import('./OfferRemoval.tsx')).OfferRemoval,
);
