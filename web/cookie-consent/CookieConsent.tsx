import { useCallback, useEffect, useState } from 'react';
import { isUnanswered } from '../../domain/cookie-consent.ts';
import {
  consentDialogRequested,
  currentConsent,
  onConsent,
  saveConsent,
} from '../platform/consent/consent.ts';
import { useStore } from '../platform/store.ts';
import { ConsentDialog } from './ConsentDialog.tsx';

/**
 * Renders the cookie-consent dialog: automatically if a required choice is unanswered, and when the customer
 * wants to change a choice (spec: shell §4.3). Only for the browser. It does not open by itself in a frame of
 * the same origin, which can contain the login.
 */
export function CookieConsent({ privacyUrl }: { privacyUrl: string }) {
  const [mustDecide, setMustDecide] = useState(() => isUnanswered(currentConsent()) && !isInOwnFrame());
  const isRequested = useStore(consentDialogRequested);

  const close = useCallback(() => {
    setMustDecide(false);
    consentDialogRequested.set(false);
  }, []);
  // The decision can come from this tab or another.
  useEffect(() => onConsent(close), [close]);

  if (!mustDecide && !isRequested) return null;
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
