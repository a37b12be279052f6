import { useEffect, useEffectEvent } from 'react';

/**
 * Calls `onLeave` when the customer may be leaving: the page is unloaded or hidden, or the component
 * unmounts. A phone may end a hidden page without another event. The callback can run several times, and the
 * customer may return.
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
