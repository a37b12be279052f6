import type { MouseEventHandler } from 'react';
import { useBoot } from '../platform/boot.tsx';

/** Returns the attributes of a link to the login in the whole window. The link works without scripting. */
export function useLoginLink(loginUrl: string) {
  const { inMobileBank } = useBoot();
  // The mobile bank app would open the link in a separate browser, and the session would start there instead.
  const stayInApp: MouseEventHandler = (event) => {
    event.preventDefault();
    window.location.assign(loginUrl);
  };
  return { href: loginUrl, onClick: inMobileBank ? stayInApp : undefined };
}
