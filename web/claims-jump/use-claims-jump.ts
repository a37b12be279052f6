import { useEffect, useRef } from 'react';
import { OVERVIEW_ADDRESS } from '../../domain/paths.ts';
import { untilReported } from '../error-reports/reports.ts';
import { request } from '../platform/api/request.ts';
import { useBoot } from '../platform/boot.tsx';

/** Maximum time to wait for a token, in ms. */
const TOKEN_TIMEOUT_MS = 15_000;
/** Maximum time to wait until a failure is reported, in ms. */
const REPORT_MS = 3_000;
/** The path on the claims system's host that accepts the form (spec: shell §7.2). */
const PATH = '/api/customer/secure/jump/skadesaker';

/**
 * Takes the customer to the claims system, or to the fallback URL if no token is available
 * (spec: shell §2.4). A customer who navigates back gets the overview instead of another jump.
 */
export function useClaimsJump(): void {
  const { distributor, errorReports } = useBoot();
  const { claimsHost, claimsFallbackUrl } = distributor;
  const sendsReports = Boolean(errorReports);
  const asked = useRef(false);
  const shown = useRef(false);

  useEffect(() => {
    shown.current = true;
    // React may run an effect twice, but only one token is needed.
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
        window.history.replaceState(null, '', OVERVIEW_ADDRESS);
        postToken(claimsHost, token);
      } catch (cause) {
        reportError(new Error('Klarte ikke hente autentiseringstoken', { cause }));
        if (sendsReports) await untilReported(REPORT_MS);
        if (shown.current) window.location.replace(claimsFallbackUrl);
      }
    }
  }, [claimsHost, claimsFallbackUrl, sendsReports]);

  useEffect(() => {
    // A browser may restore the page from its cache, still waiting for a jump that is done.
    const leave = ({ persisted }: PageTransitionEvent) => {
      if (persisted) window.location.replace(OVERVIEW_ADDRESS);
    };
    window.addEventListener('pageshow', leave);
    return () => window.removeEventListener('pageshow', leave);
  }, []);
}

/** Returns a new one-time token, which is never cached. Throws if the request fails, times out or returns no token. */
async function fetchJumpToken(): Promise<string> {
  const { jumpSst } = (await Promise.race([request('POST /jumpsst/'), rejectOnTimeout()])) ?? {};
  if (!jumpSst) throw new Error('the response contains no token');
  return jumpSst;
}

function rejectOnTimeout(): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new Error('no response in time')), TOKEN_TIMEOUT_MS);
  });
}

/**
 * Sends the browser to the claims system with the token, by POST so that no URL contains it
 * (spec: shell §2.4). The form is removed from the page after submission.
 */
function postToken(claimsHost: string, jumpSst: string): void {
  const form = document.createElement('form');
  form.method = 'POST';
  form.action = claimsHost + PATH;
  form.hidden = true;
  form.append(hiddenField('referrer', 'KFP-oversikt'), hiddenField('jumpsst', jumpSst));
  document.body.append(form);
  form.submit();
  form.remove();
}

function hiddenField(name: string, value: string): HTMLInputElement {
  return Object.assign(document.createElement('input'), { type: 'hidden', name, value });
}
