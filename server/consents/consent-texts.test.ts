import { describe, expect, test } from 'vitest';
import { LANGUAGES, type Language } from '../../texts/languages.ts';
import { safeHtml } from '../platform/http/safe-html.ts';
import { consentTexts } from './consent-texts.ts';

describe.each(LANGUAGES)('consent texts in %s', (language) => {
  test.each([true, false])('are unchanged by sanitizing (bank customer: %s)', (isBankCustomer) => {
    for (const { tekst } of consentTexts(language, isBankCustomer)) {
      expect(tekst).toMatch(/^<h4>.*<\/p>$/s);
      expect(tekst).toBe(safeHtml(tekst));
    }
  });
});

/**
 * The version of every text, as customers' consents are stored with it. A changed text has a new version. Replace
 * it here, so that the change is a decision.
 */
const VERSIONS = {
  nb: { false: ['921705f2', 'a9b9f933'], true: ['91c4b87b', 'e93fd6d6'] },
  nn: { false: ['6135de8b', 'c9410a40'], true: ['6e15ae83', '32c73534'] },
  en: { false: ['42ad7f62', 'c55ae1ee'], true: ['ac467d49', '17e1d428'] },
} satisfies Record<Language, unknown>;

test('have known versions, and no two texts have the same', () => {
  const versionsIn = (language: Language, isBankCustomer: boolean) =>
    consentTexts(language, isBankCustomer).map(({ versjon }) => versjon);
  const versions = LANGUAGES.map((language) => [
    language,
    { false: versionsIn(language, false), true: versionsIn(language, true) },
  ]);
  expect(Object.fromEntries(versions)).toEqual(VERSIONS);
  const all = Object.values(VERSIONS).flatMap((each) => Object.values(each).flat());
  expect(new Set(all).size).toBe(all.length);
});
