import { useEffect, useRef } from 'react';
import { addressOf, PATHS } from '../../domain/paths.ts';
import { isProductType } from '../../domain/product-type.ts';
import { track } from '../analytics/track.ts';
import { useLocation } from '../platform/router/router.ts';
import { focusTitle } from '../ui/focus-title.ts';

/**
 * After a page change, focuses the title, tracks a view and scrolls up, but not after a history step. `product` is the
 * product in the address of the page, if it has one (spec: shell §3.6).
 */
export function usePageChange(product: string | undefined): void {
  const { pathname, isBackOrForward } = useLocation();
  // The overview has the same page with and without a trailing slash.
  const path = pathname === PATHS.overview ? `${pathname}/` : pathname;
  const shown = useRef(path);

  useEffect(
    () =>
      track('page view', {
        pagePath: addressOf(path),
        ...(product && isProductType(product) ? { product } : {}),
      }),
    [path, product],
  );

  useEffect(() => {
    if (shown.current === path) return;
    shown.current = path;
    focusTitle();
    if (!isBackOrForward) window.scrollTo(0, 0);
  }, [path, isBackOrForward]);
}
