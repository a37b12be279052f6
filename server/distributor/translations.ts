import { type Static, Type } from 'typebox';
import type { BankContact } from '../../contract/distributor.ts';
import type { DistributorView } from '../../contract/first-page.ts';
import { LANGUAGES, type Language } from '../../texts/languages.ts';

const [BOKMAAL, ...OTHERS] = LANGUAGES;
const Text = Type.String({
  minLength: 1,
  maxLength: 1000,
  description: 'a text of at most 1000 characters',
});

/** The distributors' texts in other languages: by language, then by the text in bokmål (ADR-074). */
export const Translations = Type.Object(
  Object.fromEntries(OTHERS.map((language) => [language, Type.Optional(Type.Record(Type.String(), Text))])),
  { additionalProperties: false },
);
export type Translations = Static<typeof Translations>;

type TextSettings = Pick<
  DistributorView,
  'andreForsikringer' | 'skrytebokser' | 'purchaseGroups' | 'surveyQuestions'
> & { bankkontakt: Pick<BankContact, 'apningstider'> };

/** Returns the texts of a distributor that the pages show and can have in other languages. */
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

/** Returns, for each language, what of the file's translations a distributor has the texts of; none in bokmål. */
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

/** Returns a line for each translation of what is none of the texts: a slip of the pen, or what is left of a text that went. */
export function strayTranslations(texts: ReadonlySet<string>, translations: Translations = {}): string[] {
  return Object.entries(translations).flatMap(([language, ofLanguage]) =>
    Object.keys(ofLanguage ?? {})
      .filter((text) => !texts.has(text))
      .map((text) => `oversettelser.${language} translates "${text}", which is no text of a distributor's.`),
  );
}
