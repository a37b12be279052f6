import { texts } from '#texts/cookie-consent.ts';
import { CONSENT_TYPES, type Consent } from '../../domain/cookie-consent.ts';
import { useBoot } from '../platform/boot.tsx';
import { Checkbox } from '../ui/Checkbox.tsx';

/** Renders a checkbox for each kind of cookies, ticked if it is accepted in `consent`, and a link to the privacy page. */
export function ConsentChoices({ consent }: { consent: Consent }) {
  const { privacyUrl } = useBoot().distributor;
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
