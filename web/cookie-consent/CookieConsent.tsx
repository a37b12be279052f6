import { useCallback, useEffect, useState } from 'react';
import { isUnanswered } from '../../domain/cookie-consent.ts';
import { isSamePath } from '../../domain/match-path.ts';
import { PATHS } from '../../domain/paths.ts';
import {
  consentDialogRequested,
  currentConsent,
  onConsent,
  saveConsent,
} from '../platform/consent/consent.ts';
import { useLocation } from '../platform/router/router.ts';
import { useStore } from '../platform/store.ts';
import { ConsentDialog } from './ConsentDialog.tsx';

/**
 * Renders the cookie-consent dialog: automatically if a required choice is unanswered, and when the customer
 * wants to change a choice (spec: shell §4.3). Only for the browser. It does not open by itself in a frame of
 * the same origin, which can contain the login. Nor does it where the customer chooses the language of the question.
 */
export function CookieConsent() {
  const [mustDecide, setMustDecide] = useState(() => isUnanswered(currentConsent()) && !isInOwnFrame());
  const isRequested = useStore(consentDialogRequested);
  const { pathname } = useLocation();
  const isAsked = mustDecide && !isSamePath(pathname, PATHS.language);

  const close = useCallback(() => {
    setMustDecide(false);
    consentDialogRequested.set(false);
  }, []);
  // The decision can come from this tab or another.
  useEffect(() => onConsent(close), [close]);

  if (!isAsked && !isRequested) return null;
  return (
    <ConsentDialog
      consent={currentConsent()}
      onDecided={saveConsent}
      {...(isAsked ? {} : { onDismiss: close })}
    />
  );
}

function isInOwnFrame(): boolean {
  return window.frameElement !== null;
}
