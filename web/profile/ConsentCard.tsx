import { useId } from 'react';
import { texts } from '#texts/profile.ts';
import type { ConsentText } from '../../contract/consents.ts';
import { ActForm } from '../platform/acts/ActForm.tsx';
import { Button } from '../ui/Button.tsx';
import { Heading } from '../ui/Heading.tsx';
import { Icon } from '../ui/Icon.tsx';
import { RadioGroup } from '../ui/RadioGroup.tsx';
import { SafeHtml } from '../ui/SafeHtml.tsx';
import { SaveError } from './SaveError.tsx';

const t = texts.consent;
const OPTIONS = [
  { value: 'yes', label: t.yes },
  { value: 'no', label: t.no },
] as const;

type Props = {
  text: ConsentText;
  /** the customer's answer, also while it is being saved; undefined: unknown */
  choice: boolean | undefined;
  /** the name of the consent in a change */
  change: string | undefined;
  disabled: boolean;
  saving: boolean;
  /** the error of the last save; null: no error */
  error: unknown;
  /** undefined for an unknown type of consent, which can't be changed */
  onChoose: ((approved: boolean) => void) | undefined;
};

/**
 * Renders a consent: its meaning, and the customer's yes or no (spec: shell §3.3). A new answer is marked at
 * once. If it can't be saved, the stored one is marked again.
 */
export function ConsentCard({ text, choice, change, disabled, saving, error, onChoose }: Props) {
  const titleId = useId();
  const stored = choice === undefined ? undefined : choice ? 'yes' : 'no';
  const takeOver = (values: FormData) => {
    const chosen = values.get('svar');
    if (chosen !== null && chosen !== stored) onChoose?.(chosen === 'yes');
  };
  return (
    <div className="kfp-consent-card">
      <Heading level={3} id={titleId}>
        {text.tittel}
      </Heading>
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
      {error !== null && <SaveError title={t.failedTitle} advice={t.failed} error={error} />}
      {onChoose && (
        <ActForm
          act="samtykke"
          className="kfp-consent-card__answer"
          onHydrated={takeOver}
          onSubmit={(event) => event.preventDefault()}
        >
          <input type="hidden" name="samtykke" value={change} />
          <input type="hidden" name="versjon" value={text.versjon} />
          <RadioGroup
            name="svar"
            labelledBy={titleId}
            options={OPTIONS}
            value={stored}
            disabled={disabled}
            saving={saving}
            onChange={(value) => onChoose(value === 'yes')}
          />
          <p role="status" className="kfp-subdued">
            {saving && t.saving}
          </p>
          <Button type="submit" variant="secondary" density="compact" className="kfp-until-scripts">
            {t.save}
          </Button>
        </ActForm>
      )}
    </div>
  );
}
