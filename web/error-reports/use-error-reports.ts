import { useEffect } from 'react';
import { useBoot } from '../platform/boot.tsx';
import { useOptInStatus } from '../platform/consent/opt-in-subscription.ts';

/** Reports errors if the server says where, and records sessions with consent (spec: shell §8.5). */
export function useErrorReports(): void {
  const boot = useBoot();
  const consented = useOptInStatus() === 'OPTED_IN';

  useEffect(() => {
    const { errorReports } = boot;
    if (!errorReports) return;
    import('./reporter.ts')
      .then(({ followErrors }) => followErrors(boot, errorReports, consented))
      // The reporter cannot report its own failure. Buffered errors wait for the next change.
      .catch(() => {});
  }, [boot, consented]);
}
