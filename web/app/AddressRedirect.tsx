import { useEffect } from 'react';
import { FullScreenLoader } from '../shell/FullScreenLoader.tsx';

/**
 * Redirects the browser to the app that an address belongs to (spec: shell §2.1). The server normally does
 * this first.
 */
export function AddressRedirect({ to }: { to: string }) {
  useEffect(() => window.location.replace(to), [to]);
  return <FullScreenLoader />;
}
