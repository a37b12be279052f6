import { useEffect, useRef } from 'react';
import { useBoot } from '../platform/boot.tsx';
import { fetchJumpToken } from './jump-token.ts';
import { postToken } from './post-token.ts';

/**
 * Takes the customer to the claims system, or to the fallback address where no token comes (spec: shell §2.4).
 * Whoever comes back gets `wayBack` instead of another jump.
 */
export function useClaimsJump(wayBack: string): void {
  const { claimsHost, claimsFallbackUrl } = useBoot().distributor;
  const asked = useRef(false);
  const shown = useRef(false);

  useEffect(() => {
    shown.current = true;
    // React may run an effect twice; one token is enough.
    if (!asked.current) {
      asked.current = true;
      void jump();
    }
    return () => {
      shown.current = false;
    };

    async function jump() {
      try {
        const token = await fetchJumpToken();
        if (!shown.current) return;
        window.history.replaceState(null, '', wayBack);
        postToken(claimsHost, token);
      } catch (cause) {
        reportError(new Error('Klarte ikke hente autentiseringstoken', { cause }));
        if (shown.current) window.location.replace(claimsFallbackUrl);
      }
    }
  }, [claimsHost, claimsFallbackUrl, wayBack]);

  useEffect(() => {
    // Browsers may show the page just as it was left: waiting for a jump that has been.
    const leave = ({ persisted }: PageTransitionEvent) => {
      if (persisted) window.location.replace(wayBack);
    };
    window.addEventListener('pageshow', leave);
    return () => window.removeEventListener('pageshow', leave);
  }, [wayBack]);
}
