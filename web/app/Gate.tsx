import { useEffect } from 'react';
import { Outlet, useLocation } from 'react-router';
import { useBoot } from '../platform/boot.tsx';
import { useSession } from '../platform/session/session.ts';
import { BASE_PATH, loginRedirect } from './routes.ts';

/**
 * Shows its routes to whoever is logged in, nothing while that is unknown, and leads all others to the login
 * (spec: shell §4.1).
 */
export function Gate() {
  const session = useSession();
  const { distributor } = useBoot();
  const { pathname, search } = useLocation();
  const isShut = session === 'logged-out';

  useEffect(() => {
    if (isShut) window.location.replace(loginRedirect(distributor, BASE_PATH + pathname + search));
  }, [isShut, distributor, pathname, search]);

  return session === 'logged-in' ? <Outlet /> : null;
}
