import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../texts/languages.ts';
import { safeHtml } from '../platform/http/safe-html.ts';
import { consentTexts } from './consent-texts.ts';

describe.each(LANGUAGES)('consent texts in %s', (language) => {
  test.each(['true', 'false'] as const)(
    'are unchanged by sanitizing (bank customer: %s)',
    (isBankCustomer) => {
      for (const { tekst } of consentTexts(language, isBankCustomer)) {
        expect(tekst).toMatch(/^<h4>.*<\/p>$/s);
        expect(tekst).toBe(safeHtml(tekst));
      }
    },
  );
});
