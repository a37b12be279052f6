import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { CONTENT_ID } from '../shell/addresses.ts';

/** After a change of page the focus is at its content, and a page that is new to the customer begins at its top. */
export function usePageChange(): void {
  const { pathname } = useLocation();
  const isBackOrForward = useNavigationType() === 'POP';
  const shown = useRef(pathname);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    document.getElementById(CONTENT_ID)?.focus({ preventScroll: true });
    if (!isBackOrForward) window.scrollTo(0, 0);
  }, [pathname, isBackOrForward]);
}
