import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { track } from '../analytics/track.ts';
import { CONTENT_ID } from '../shell/addresses.ts';
import { BASE_PATH } from './routes.ts';

/** After a change of page the focus is at its content, and a page that is new to the customer begins at its top. Each page is counted. */
export function usePageChange(): void {
  const { pathname } = useLocation();
  const isBackOrForward = useNavigationType() === 'POP';
  const shown = useRef(pathname);

  useEffect(() => track('page view', { pagePath: BASE_PATH + pathname }), [pathname]);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    document.getElementById(CONTENT_ID)?.focus({ preventScroll: true });
    if (!isBackOrForward) window.scrollTo(0, 0);
  }, [pathname, isBackOrForward]);
}
