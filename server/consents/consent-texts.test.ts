import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../texts/languages.ts';
import { safeHtml } from '../platform/http/safe-html.ts';
import { consentTexts } from './consent-texts.ts';

describe.each(LANGUAGES)('the texts of the consents, in %s', (language) => {
  test.each(['true', 'false'] as const)(
    'are safe HTML as they stand; bank customer: %s',
    (isBankCustomer) => {
      for (const { tekst } of consentTexts(language, isBankCustomer)) {
        expect(tekst).toMatch(/^<h4>.*<\/p>$/s);
        expect(tekst).toBe(safeHtml(tekst));
      }
    },
  );
});
