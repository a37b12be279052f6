import { IsArray, IsObject, type TSchema } from 'typebox';
import { expect, test } from 'vitest';
import { MyData } from '../../contract/my-data.ts';
import { LANGUAGES } from '../../texts/languages.ts';
import { dataBlocks } from './data-blocks.ts';
import { dataTexts } from './texts.ts';
import { valueText } from './value-text.ts';

/**
 * Fields without a label of their own: the PDF shows them as a heading or in another way, or leaves out their
 * content.
 */
const WITHOUT_LABEL = [
  ...['avtaler', 'tilbud', 'dokumenter', 'fakturaer', 'skader', 'meldinger', 'oppgaver', 'anbefalinger'],
  ...['egneEndringer', 'meldteEndringer', 'okter', 'aktiviteter', 'tilbakemeldinger', 'sletting', 'innhold'],
  ...['systemSourceError', 'manglerFra'],
  ...['kontaktInformasjon', 'samtykker', 'livKunde', 'detaljer', 'avtaleDetaljer', 'kundekommunikasjon'],
  ...['innlogging', 'innloggingstjeneste'],
];

function fieldsOf(schema: TSchema): string[] {
  if (IsArray(schema)) return fieldsOf(schema.items);
  if (!IsObject(schema)) return [];
  return Object.entries(schema.properties).flatMap(([name, inner]) => [name, ...fieldsOf(inner)]);
}

test.each(LANGUAGES)('every field of the data has a label in %s', (language) => {
  const { labels } = dataTexts(language);
  const fields = [...new Set(fieldsOf(MyData))].filter((name) => !WITHOUT_LABEL.includes(name));
  expect(fields.filter((name) => !(name in labels))).toEqual([]);
});

test.each([
  ['belop', 1234.5, '1\u00a0234,50\u00a0kr'],
  ['antall', 3, '3'],
  ['lest', true, 'Ja'],
  ['dato', '2026-11-22', '22. november 2026'],
  ['tidspunkt', '2026-11-22T23:30:00.000Z', '23. november 2026 kl. 00:30'],
  ['marketingConsent', 'AUTHORIZED', 'Ja'],
  ['tekst', '<p>Hei &amp; <b>hå</b></p>', 'Hei & hå'],
  ['avtalenumre', ['1', '2'], '1; 2'],
  ['hva', 'MELDING_LEST', 'Du leste en melding'],
  ['dekninger', [{ navn: 'Brann', inkludert: false }], 'Navn: Brann, Dekket: Nei'],
])('valueText returns for %s %j the text %s', (name, value, expected) => {
  expect(valueText(name, value, dataTexts('nb'))).toBe(expected);
});

test('dataBlocks states how many of the activities are shown', () => {
  const entry = { id: '1', tidspunkt: '2026-11-22T12:00:00.000Z', hva: 'INNLOGGING' } as const;
  const data: MyData = {
    ssn: '13919110028',
    avtaler: [],
    tilbud: [],
    dokumenter: [],
    fakturaer: [],
    skader: [],
    meldinger: [],
    sporingsId: 'x',
    lagretSiden: entry.tidspunkt,
    egneEndringer: [],
    meldteEndringer: [],
    okter: [],
    aktiviteter: Array(10_000).fill(entry),
    tilbakemeldinger: [],
    systemSourceError: true,
    manglerFra: ['NICE'],
  };
  const blocks = dataBlocks(data, 'Banken', dataTexts('nb'), entry.tidspunkt);
  const texts = blocks.flatMap((block) => ('text' in block ? [block.text] : []));
  expect(texts).toContain('De 200 nyeste av 10000. Alle står i JSON-filen.');
  expect(texts.filter((text) => text.includes('NICE svarte ikke'))).toHaveLength(1);
  const [list] = blocks.flatMap((block) => (block.kind === 'list' ? [block.lines] : []));
  expect(list).toHaveLength(200);
});
