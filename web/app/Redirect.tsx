import { useEffect } from 'react';

/** Loads another address in place of the page. Normally the server has already redirected to it. */
export function Redirect({ to }: { to: string }) {
  useEffect(() => window.location.replace(to), [to]);
  return null;
}
