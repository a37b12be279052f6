import { useId } from 'react';
import { texts } from '#texts/agreement-details.ts';
import type { Agreement } from '../../contract/agreements.ts';
import { CODE_DAYS } from '../../domain/confirmation-code.ts';
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '../../texts/languages.ts';
import { addressOfFile } from '../platform/api/request.ts';
import { ExternalLink } from '../ui/ExternalLink.tsx';

type Key = Pick<Agreement, 'systemSource' | 'policyNumber'>;

/**
 * Renders links to the confirmation in each language, since its reader may prefer another one than the customer, and says
 * that others can check it (spec: beyond §11).
 */
export function ConfirmationLanguages({ agreement }: { agreement: Key }) {
  const id = useId();
  return (
    <div className="kfp-details__confirmation">
      <p id={id}>{texts.confirmationLanguage}</p>
      <ul className="kfp-details__languages" aria-labelledby={id}>
        {LANGUAGES.map((language) => (
          <li key={language}>
            <ExternalLink
              inText
              className="kfp-link kfp-line-link"
              href={confirmationAddress(agreement, language)}
            >
              <span lang={language}>{LANGUAGE_NAMES[language]}</span>
            </ExternalLink>
          </li>
        ))}
      </ul>
      <p className="kfp-subdued">{texts.confirmationCode(CODE_DAYS)}</p>
    </div>
  );
}

/** Returns the address of the confirmation of an insurance in a language. */
export function confirmationAddress({ systemSource, policyNumber }: Key, language: Language): string {
  const path = addressOfFile('GET /bekreftelser/:systemSource/:policyNumber', { systemSource, policyNumber });
  return `${path}?spraak=${language}`;
}
