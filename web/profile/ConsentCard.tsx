import { useId } from 'react';
import type { ConsentText } from '../../contract/consents.ts';
import { Icon } from '../ui/Icon.tsx';
import { FailureMessage } from './FailureMessage.tsx';
import { SafeHtml } from './SafeHtml.tsx';
import { texts } from './texts.ts';
import { YesNoChoice } from './YesNoChoice.tsx';

const t = texts.consent;

type Props = {
  text: ConsentText;
  /** what the customer has said; undefined: nobody knows */
  choice: boolean | undefined;
  disabled: boolean;
  saving: boolean;
  /** why the last choice could not be saved; null: it could */
  error: unknown;
  /** undefined: a consent that we don't know, and can't change */
  onChoose: ((approved: boolean) => void) | undefined;
};

/**
 * A consent: what it means, and the customer's yes or no (spec: shell §3.3). What is being saved is not said to be
 * given yet.
 */
export function ConsentCard({ text, choice, disabled, saving, error, onChoose }: Props) {
  const titleId = useId();
  return (
    <div className="kfp-consent-card">
      <h3 className="jkl-heading-4" id={titleId}>
        {text.tittel}
      </h3>
      <p>{text.ingress}</p>
      <details className="kfp-consent-card__meaning">
        <summary aria-describedby={titleId}>
          <span>{t.meaning}</span>
          <Icon name="chevron" />
        </summary>
        <div className="kfp-consent-card__text">
          <SafeHtml html={text.tekst} />
        </div>
      </details>
      {error !== null && <FailureMessage title={t.failedTitle} advice={t.failed} error={error} />}
      {onChoose && (
        <div className="kfp-consent-card__answer">
          <YesNoChoice labelledBy={titleId} choice={choice} disabled={disabled} onChoose={onChoose} />
          <p role="status" className="kfp-subdued">
            {saving && t.saving}
          </p>
        </div>
      )}
    </div>
  );
}
