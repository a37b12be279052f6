import { useCallback, useEffect, useState } from 'react';
import { consentAskedFor, currentConsent, onConsent, saveConsent } from '../platform/consent/consent.ts';
import { isUnanswered } from '../platform/consent/consent-cookie.ts';
import { useStore } from '../platform/store.ts';
import { ConsentDialog } from './ConsentDialog.tsx';

/**
 * Asks for the customer's choice of cookies: by itself where a required one is unanswered, and again when the customer
 * wants to change it (spec: shell §4.3). For the browser alone. Stays away from pages within a frame of our own, as the
 * login is.
 */
export function CookieConsent({ privacyUrl }: { privacyUrl: string }) {
  const [mustDecide, setMustDecide] = useState(() => isUnanswered(currentConsent()) && !isInOwnFrame());
  const isAskedFor = useStore(consentAskedFor);

  const close = useCallback(() => {
    setMustDecide(false);
    consentAskedFor.set(false);
  }, []);
  // Decided in this tab or another.
  useEffect(() => onConsent(close), [close]);

  if (!mustDecide && !isAskedFor) return null;
  return (
    <ConsentDialog
      consent={currentConsent()}
      privacyUrl={privacyUrl}
      onDecided={saveConsent}
      {...(mustDecide ? {} : { onDismiss: close })}
    />
  );
}

function isInOwnFrame(): boolean {
  return window.frameElement !== null;
}
