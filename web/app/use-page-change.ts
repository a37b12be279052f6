import { useEffect, useRef } from 'react';
import { addressOf, PATHS } from '../../domain/paths.ts';
import { track } from '../analytics/track.ts';
import { useLocation } from '../platform/router/router.ts';
import { focusTitle } from '../ui/focus-title.ts';

/** After a change of page the focus is at its title, and a page that is new to the customer begins at its top. Each page is counted. */
export function usePageChange(): void {
  const { pathname, isBackOrForward } = useLocation();
  // The overview is one page, with a slash at its end and without.
  const path = pathname === PATHS.overview ? `${pathname}/` : pathname;
  const shown = useRef(path);

  useEffect(() => track('page view', { pagePath: addressOf(path) }), [path]);

  useEffect(() => {
    if (shown.current === path) return;
    shown.current = path;
    focusTitle();
    if (!isBackOrForward) window.scrollTo(0, 0);
  }, [path, isBackOrForward]);
}
