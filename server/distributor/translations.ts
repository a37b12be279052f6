import { type Static, Type } from 'typebox';
import type { BankContact } from '../../contract/distributor.ts';
import type { DistributorView } from '../../contract/first-page.ts';
import { LongText } from '../../contract/screen-settings.ts';
import { strictObject } from '../../contract/strict-object.ts';
import { LANGUAGES, type Language } from '../../texts/languages.ts';

const [BOKMAAL, ...OTHERS] = LANGUAGES;

/** The distributors' texts in other languages, by language and then by the text in Bokmål (ADR-029). */
export const Translations = strictObject(
  Object.fromEntries(
    OTHERS.map((language) => [language, Type.Optional(Type.Record(Type.String(), LongText))]),
  ),
);
export type Translations = Static<typeof Translations>;

/** The settings with texts that can be translated, next to `bankkontakt.apningstider`. */
const TEXT_SETTINGS = ['andreForsikringer', 'skrytebokser', 'purchaseGroups', 'surveyQuestions'] as const;
type TextSettings = Pick<DistributorView, (typeof TEXT_SETTINGS)[number]> & {
  bankkontakt: Pick<BankContact, 'apningstider'>;
};

/** Returns the texts of a distributor that can be translated. */
export function textsOfDistributor({
  bankkontakt,
  andreForsikringer,
  skrytebokser,
  purchaseGroups,
  surveyQuestions,
}: TextSettings): string[] {
  const cards = Object.values(skrytebokser).filter((card) => card !== undefined);
  return [
    ...bankkontakt.apningstider.flat(),
    ...andreForsikringer.flatMap(({ title, description }) => [title, description]),
    ...cards.flatMap(({ title, description, linkText }) => [title, description, linkText]),
    ...purchaseGroups.flatMap(({ links }) => links.map(({ text }) => text)),
    ...surveyQuestions,
  ];
}

/** Returns, for each language, the translations of a distributor's texts. Bokmål has none. */
export function translationsFor(
  distributor: TextSettings,
  translations: Translations = {},
): Readonly<Record<Language, DistributorView['oversettelser']>> {
  const own = new Set(textsOfDistributor(distributor));
  const kept = LANGUAGES.map((language) => {
    const all = Object.entries(translations[language] ?? {});
    return [
      language,
      language === BOKMAAL ? undefined : Object.fromEntries(all.filter(([text]) => own.has(text))),
    ];
  });
  return Object.fromEntries(kept);
}

/** Returns one line for each translation of an unknown text: a typing error, or the rest of a removed text. */
export function unusedTranslations(texts: ReadonlySet<string>, translations: Translations = {}): string[] {
  const settings = ['bankkontakt.apningstider', ...TEXT_SETTINGS].join(', ');
  return Object.entries(translations).flatMap(([language, ofLanguage]) =>
    Object.keys(ofLanguage ?? {})
      .filter((text) => !texts.has(text))
      .map((text) => `oversettelser.${language} translates "${text}", which is in none of ${settings}.`),
  );
}
