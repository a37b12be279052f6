import type { MouseEventHandler } from 'react';
import { useBoot } from '../platform/boot.tsx';

type LoginLink = { href: string; onClick: MouseEventHandler | undefined };

/** Returns what makes an element a link to the login in the whole window; it needs no script. */
export function useLoginLink(loginUrl: string): LoginLink {
  const { inMobileBank } = useBoot();
  // The app would open it in a browser of its own, which would be the one that is logged in.
  const stayInApp: MouseEventHandler = (event) => {
    event.preventDefault();
    window.location.assign(loginUrl);
  };
  return { href: loginUrl, onClick: inMobileBank ? stayInApp : undefined };
}
