import type { Router } from '../platform/router/router.ts';

type Options = {
  /** whether the route of a path is loaded */
  isKnown: (to: string) => boolean;
  /** loads the own routes */
  load: () => Promise<void>;
  /** loads the document of a path */
  loadDocument: (to: string) => void;
};

/** Returns a router that loads the own routes when a link needs them, or else the document. */
export function loadingOwnRoutes(router: Router, { isKnown, load, loadDocument }: Options): Router {
  return {
    ...router,
    navigate(to) {
      if (isKnown(to)) return router.navigate(to);
      const { visit } = router.location.get();
      load().then(
        // The customer may have followed another link meanwhile.
        () => router.location.get().visit === visit && router.navigate(to),
        () => loadDocument(to),
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
