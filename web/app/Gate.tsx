import { type ReactNode, useEffect } from 'react';
import { addressOf } from '../../domain/paths.ts';
import { useBoot } from '../platform/boot.tsx';
import { useLocation } from '../platform/router/router.ts';
import { useSession } from '../platform/session/session.ts';
import { loginRedirect } from './login-address.ts';

/**
 * Shows a page to whoever is logged in, nothing while that is unknown, and leads all others to the login
 * (spec: shell §4.1).
 */
export function Gate({ children }: { children: ReactNode }) {
  const session = useSession();
  const { distributor } = useBoot();
  const { pathname, search } = useLocation();
  const isShut = session === 'logged-out';

  useEffect(() => {
    if (isShut) window.location.replace(loginRedirect(distributor, addressOf(pathname) + search));
  }, [isShut, distributor, pathname, search]);

  return session === 'logged-in' ? children : null;
}
