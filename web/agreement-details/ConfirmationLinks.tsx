import { texts } from '#texts/agreement-details.ts';
import type { Agreement } from '../../contract/agreements.ts';
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '../../texts/languages.ts';
import { addressOfFile } from '../platform/api/request.ts';
import { useBoot } from '../platform/boot.tsx';
import { ExternalLink } from '../ui/ExternalLink.tsx';

type Key = Pick<Agreement, 'systemSource' | 'policyNumber'>;

/**
 * Renders links to the confirmation in the other languages, since its reader may prefer one
 * (spec: beyond §11).
 */
export function ConfirmationLanguages({ agreement }: { agreement: Key }) {
  const { language: pageLanguage } = useBoot();
  return (
    <p className="kfp-details__languages">
      {texts.confirmationIn}{' '}
      {LANGUAGES.filter((language) => language !== pageLanguage).map((language) => (
        <span key={language} lang={language}>
          <ExternalLink className="kfp-link" inText href={confirmationAddress(agreement, language)}>
            {LANGUAGE_NAMES[language]}
          </ExternalLink>{' '}
        </span>
      ))}
    </p>
  );
}

/** Returns the address of the confirmation of an insurance in a language. */
export function confirmationAddress({ systemSource, policyNumber }: Key, language: Language): string {
  const path = addressOfFile('GET /bekreftelser/:systemSource/:policyNumber', { systemSource, policyNumber });
  return `${path}?spraak=${language}`;
}
