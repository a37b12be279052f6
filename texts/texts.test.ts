import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from './languages.ts';

const [BOKMAAL, ...OTHERS] = LANGUAGES;
const folderOf = (language: string) => new URL(`./${language}/`, import.meta.url);

describe.each(OTHERS)('the texts in %s', (language) => {
  it('are in the same files as the texts in bokmål', () => {
    expect(readdirSync(folderOf(language))).toEqual(readdirSync(folderOf(BOKMAAL)));
  });
});

it.each(LANGUAGES)('the texts in %s name it as the language of the page', async (language) => {
  const { pageLanguage } = await import(new URL('source-language.ts', folderOf(language)).href);
  expect(pageLanguage).toBe(language);
});

it('English sentences differ from the sentences in bokmål', async () => {
  const [english, bokmaal] = await Promise.all([sentencesOf('en'), sentencesOf('nb')]);
  expect([...english].filter((text) => bokmaal.has(text))).toEqual([]);
});

/**
 * Forms that the texts must not use: bokmål forms, and correct variants of the chosen forms (docs/texts.md).
 */
const OTHER_FORMS = {
  nb: /\b(?:[Ii]nnboksen|[Pp]ortalen|id-en|kontaktinformasjon\w*)\b/g,
  nn: /(?<!\p{L})(?:dersom|hvis|oss om du|\w*dommen|vart|vorte|lenkj\w+|herifrå|derifrå|(?<!-)ikke(?!-)|jeg|noen|hva|kontaktinformasjon\w*|også|eit par|[Ee]it av|fakturaer|\w*ulykke\w*|begynn\w*|følger?|(?:over|av|til)?(?:dekk|trekk|søk|ligg)(?:er?|ast)|(?:føre)?bygg(?:er?|ast)|forleng(?:er?|ast)|(?:å|skal|må) (?:vera|gjera|koma|sjå?a|finna|lesa|senda))(?!\p{L})/giu,
  en: /n’t\b|\b[Dd]eductibles?\b|\bkroner\b|\bkr\b(?!\/)|’(?:ll|re|ve)\b|\b(?:Insurances|color|canceled|license|enroll)\b|(?<![{-])\binsurances\b|\w{2,}iz(?:e|ed|ing)\b|(?<!-)\b[Tt]erms\b(?! and conditions)|cannot load|Emergency number|A person\b|got no answer|[Ii]t is not confirmed|(?:higher|lower) (?:sum|excess)|[Yy]early/g,
};

/** Returns the quoted texts of a file, also those within a template. */
const textsIn = (source: string) =>
  [/['`](?:[^'`\n\\]|\\.)*['`]/g, /'[^'\n]*'/g].flatMap((quoted) => source.match(quoted) ?? []);
it.each(Object.entries(OTHER_FORMS))('the texts in %s use only the chosen forms', (language, forms) => {
  expect(foundIn(language, forms), 'the chosen forms are in docs/texts.md and docs/glossary.md').toEqual([]);
});

it.each(LANGUAGES)('the texts in %s have no line break between a number and its unit', (language) => {
  expect(foundIn(language, /[\d}] (?:%|MB)/g), 'write \\u00a0').toEqual([]);
});

function foundIn(language: string, forms: RegExp): string[] {
  const found = readdirSync(folderOf(language)).flatMap((name) =>
    textsIn(readFileSync(new URL(name, folderOf(language)), 'utf8'))
      .flatMap((text) => text.match(forms) ?? [])
      .map((form) => `${name}: ${form}`),
  );
  return [...new Set(found)];
}

async function sentencesOf(language: string): Promise<Set<string>> {
  const modules = await Promise.all(
    readdirSync(folderOf(language)).map((name) => import(new URL(name, folderOf(language)).href)),
  );
  return new Set(modules.flatMap(stringsIn).filter((text) => text.split(' ').length > 3));
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}
