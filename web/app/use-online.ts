import { useEffect, useEffectEvent } from 'react';

/** Calls `onOnline` whenever the browser is back on the network. */
export function useOnline(onOnline: () => void): void {
  const notify = useEffectEvent(onOnline);
  useEffect(() => {
    const listen = () => notify();
    window.addEventListener('online', listen);
    return () => window.removeEventListener('online', listen);
  }, []);
}
