import { useEffect, useEffectEvent } from 'react';

/** Calls `onOnline` each time the browser is back online. */
export function useOnline(onOnline: () => void): void {
  const notify = useEffectEvent(onOnline);
  useEffect(() => {
    const listen = () => notify();
    window.addEventListener('online', listen);
    return () => window.removeEventListener('online', listen);
  }, []);
}
