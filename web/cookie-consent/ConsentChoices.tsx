import { texts } from '#texts/cookie-consent.ts';
import { CONSENT_TYPES, type Consent } from '../../domain/cookie-consent.ts';
import { Checkbox } from '../ui/Checkbox.tsx';

type Props = {
  /** the current choices; unanswered types are not ticked */
  consent: Consent;
  privacyUrl: string;
};

/** Renders a checkbox for each kind of cookies, and a link to the privacy page. */
export function ConsentChoices({ consent, privacyUrl }: Props) {
  return (
    <>
      <div className="kfp-consent__choices">
        {CONSENT_TYPES.map((type) => (
          <Checkbox
            key={type}
            name={type}
            value="accepted"
            defaultChecked={consent[type] === 'accepted'}
            help={texts.types[type].purpose}
          >
            {texts.types[type].name}
          </Checkbox>
        ))}
      </div>
      <p>
        <a className="kfp-link kfp-consent__privacy" href={privacyUrl}>
          {texts.privacy}
        </a>
      </p>
    </>
  );
}
