import { addressOf } from '../../domain/paths.ts';
import type { Router } from '../platform/router/router.ts';
import { isOwnPage, type Site } from './match-route.ts';

/** Returns a router that loads the own routes with `load` when a link needs them, or else the document. */
export function loadingOwnRoutes(router: Router, site: Site, load: () => Promise<void>): Router {
  const isKnown = (to: string) => isOwnPage(addressOf(to), site);
  return {
    ...router,
    navigate(to) {
      if (isKnown(to)) return router.navigate(to);
      const { visit } = router.location.get();
      load().then(
        // The customer may have followed another link meanwhile.
        () => router.location.get().visit === visit && router.navigate(to),
        () => window.location.assign(addressOf(to)),
      );
    },
    prefetch(to) {
      if (isKnown(to)) return router.prefetch(to);
      load().then(
        () => router.prefetch(to),
        // The document is loaded when the customer follows the link.
        () => {},
      );
    },
  };
}
