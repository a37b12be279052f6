import { addressOf } from '../../domain/paths.ts';
import { isOnline } from '../platform/online.ts';
import type { Router } from '../platform/router/router.ts';
import { isDocumentLoading } from './full-load.ts';
import { isOwnPage, type Site } from './match-route.ts';

/**
 * Returns a router that loads the own routes with `load` when a link needs them, or else the document. It loads the
 * document also while the document of an earlier link loads, which would replace the page. The latest link is followed.
 */
export function loadingOwnRoutes(router: Router, site: Site, load: () => Promise<void>): Router {
  let latest: string | undefined;
  const isKnown = (to: string) => isOwnPage(addressOf(to), site);
  return {
    ...router,
    navigate(to) {
      latest = to;
      if (isDocumentLoading() && isOnline()) return window.location.assign(addressOf(to));
      if (isKnown(to)) return router.navigate(to);
      const { visit } = router.location.get();
      const isLatest = () => latest === to && router.location.get().visit === visit;
      load().then(
        () => isLatest() && router.navigate(to),
        () => isLatest() && window.location.assign(addressOf(to)),
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
