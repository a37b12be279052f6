import { useEffect, useEffectEvent } from 'react';

/**
 * Calls `onLeave` whenever the customer may be going: the page is left or hidden (a phone may end it then without a
 * word), or what uses this goes from the page. It may come several times, and the customer may come back.
 */
export function useLeaving(onLeave: () => void): void {
  const leave = useEffectEvent(onLeave);
  useEffect(() => {
    const onPageHide = () => leave();
    const onVisibilityChange = () => {
      if (document.visibilityState === 'hidden') leave();
    };
    window.addEventListener('pagehide', onPageHide);
    document.addEventListener('visibilitychange', onVisibilityChange);
    return () => {
      window.removeEventListener('pagehide', onPageHide);
      document.removeEventListener('visibilitychange', onVisibilityChange);
      leave();
    };
  }, []);
}
