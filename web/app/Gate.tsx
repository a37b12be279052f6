import { type ReactNode, useEffect } from 'react';
import { loginRedirect } from '../../domain/login-page.ts';
import { addressOf } from '../../domain/paths.ts';
import { useBoot } from '../platform/boot.tsx';
import { useLocation } from '../platform/router/router.ts';
import { useSession } from '../platform/session/session.ts';

/** Renders nothing while the session is unknown. Redirects to the login without one (spec: shell §4.1). */
export function Gate({ children }: { children: ReactNode }) {
  const session = useSession();
  const { distributor } = useBoot();
  const { pathname, search } = useLocation();
  const isLoggedOut = session === 'logged-out';

  useEffect(() => {
    if (!isLoggedOut) return;
    const { hash } = window.location;
    window.location.replace(loginRedirect(distributor, addressOf(pathname) + search) + hash);
  }, [isLoggedOut, distributor, pathname, search]);

  return session === 'logged-in' ? children : null;
}
