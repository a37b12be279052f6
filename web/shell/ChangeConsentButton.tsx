import { texts } from '#texts/shell.ts';
import { consentDialogRequested } from '../platform/consent/consent.ts';

/** Renders a button that opens the cookie-consent dialog again. It looks like the links around it. */
export function ChangeConsentButton() {
  return (
    <p className="kfp-footer__line">
      <button
        type="button"
        className="kfp-footer__link kfp-footer__button"
        onClick={() => consentDialogRequested.set(true)}
      >
        <span className="kfp-link__text">{texts.footer.changeConsent}</span>
      </button>
    </p>
  );
}
