import { useEffect } from 'react';
import { useBoot } from '../platform/boot.tsx';
import { useOptInStatus } from '../platform/consent/opt-in-subscription.ts';

/**
 * Reports errors where the server names a service for it, and records with consent (spec: shell §8.5); for the browser
 * alone.
 */
export function useErrorReports(): void {
  const boot = useBoot();
  const consented = useOptInStatus() === 'OPTED_IN';

  useEffect(() => {
    const { errorReports } = boot;
    if (!errorReports) return;
    import('./reporter.ts')
      .then(({ followErrors }) => followErrors(boot, errorReports, consented))
      // What reports errors can't report its own; the buffered ones wait for the next change.
      .catch(() => {});
  }, [boot, consented]);
}
