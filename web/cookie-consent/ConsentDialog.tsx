import { type FormEvent, useId } from 'react';
import { texts } from '#texts/cookie-consent.ts';
import { texts as languageTexts } from '#texts/language.ts';
import { CONSENT_TYPES, type Consent } from '../../domain/cookie-consent.ts';
import { addressOf } from '../../domain/paths.ts';
import { useLanguagePath } from '../platform/language-path.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { IconLink } from '../ui/IconLink.tsx';
import { ConsentChoices } from './ConsentChoices.tsx';

type Props = {
  /** the current choices; unanswered types are not ticked */
  consent: Consent;
  onDecided: (consent: Consent) => void;
  /** closes the dialog without changing the choices; if omitted, the customer must decide */
  onDismiss?: () => void;
};

/**
 * Renders the cookie-consent dialog, as an alert dialog if the customer must answer it (spec: shell §4.3). The header is
 * out of reach then, so the dialog also leads to the choice of language.
 */
export function ConsentDialog({ consent, onDecided, onDismiss }: Props) {
  const leadId = useId();

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const ticked = new FormData(event.currentTarget);
    onDecided(decided((type) => ticked.has(type)));
  };

  return (
    <Dialog
      role={onDismiss ? 'dialog' : 'alertdialog'}
      title={texts.title}
      describedBy={leadId}
      startAtTitle
      {...(onDismiss ? { onClose: onDismiss } : {})}
    >
      <LanguageChoice />
      <form onSubmit={submit}>
        <p className="kfp-space-8" id={leadId}>
          {texts.lead}
        </p>
        <ConsentChoices consent={consent} />
        <div className="kfp-dialog__actions">
          <Button variant="secondary" onClick={() => onDecided(decided(() => true))}>
            {texts.acceptAll}
          </Button>
          <Button type="submit" variant="secondary">
            {texts.acceptChosen}
          </Button>
          <Button variant="secondary" onClick={() => onDecided(decided(() => false))}>
            {texts.necessaryOnly}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

/** Loads the page as a document: within this one, the page could not take the focus from the dialog. */
function LanguageChoice() {
  const path = useLanguagePath();
  if (path === null) return null;
  return (
    <IconLink href={addressOf(path)} icon="language">
      {languageTexts.label}
    </IconLink>
  );
}

function decided(isAccepted: (type: keyof Consent) => boolean): Consent {
  return Object.fromEntries(CONSENT_TYPES.map((type) => [type, isAccepted(type) ? 'accepted' : 'denied']));
}
