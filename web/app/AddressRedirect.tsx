import { useEffect } from 'react';
import { FullScreenLoader } from '../shell/FullScreenLoader.tsx';

/** Leads the browser to the app that an address belongs to (spec: shell §2.1). The server does so before us. */
export function AddressRedirect({ to }: { to: string }) {
  useEffect(() => window.location.replace(to), [to]);
  return <FullScreenLoader />;
}
