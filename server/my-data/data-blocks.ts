import { type MyData, TaskData } from '../../contract/my-data.ts';
import type { PdfBlock, Row } from '../platform/pdf/render-pdf.ts';
import type { DataTexts } from './texts.ts';
import { labelOf, valueText } from './value-text.ts';

/** Maximum number of activities in the PDF, newest first. The JSON file has all of them. */
const MAX_ACTIVITIES = 200;

/** The fields that can name an entry of a list. The first one that the entry has is used. */
const NAMES = ['name', 'tittel', 'hva', 'skadenummer', 'forfallsdato', 'felt', 'enhet', 'side'] as const;

const LISTS = [
  'avtaler',
  'tilbud',
  'dokumenter',
  'fakturaer',
  'skader',
  'meldinger',
  'egneEndringer',
  'meldteEndringer',
  'okter',
  'tilbakemeldinger',
] as const satisfies readonly (keyof MyData)[];

/** Lists whose values are text from a system, always in bokmål. */
const LISTS_WITH_SYSTEM_TEXT: readonly string[] = ['avtaler', 'tilbud', 'dokumenter', 'skader', 'meldinger'];

/** Returns the blocks of the PDF with a customer's data. A test checks that every field has a label. */
export function dataBlocks(data: MyData, author: string, texts: DataTexts, at: string): PdfBlock[] {
  const { manglerFra = [] } = data;
  return [
    { kind: 'title', text: texts.title },
    { kind: 'paragraph', text: texts.intro(author), gap: 6 },
    ...(manglerFra.length > 0 ? [paragraph(texts.incomplete(manglerFra.join(', ')), 'bold')] : []),
    paragraph(texts.written(valueText('', at, texts))),
    ...section(texts.sections.person, facts(personOf(data), texts)),
    ...LISTS.flatMap((name) => section(texts.sections[name], entriesOf(name, data, texts))),
    ...section(texts.sections.oppgaver, facts(tasksOf(data), texts)),
    ...section(texts.sections.aktiviteter, activitiesOf(data, texts)),
    ...section(
      texts.sections.sletting,
      data.sletting ? facts(data.sletting, texts) : [paragraph(texts.notAsked)],
    ),
  ];
}

/** Fields that other sections show, or that the PDF does not list. */
const ELSEWHERE: readonly string[] = [
  ...[...LISTS, 'aktiviteter', 'sletting', 'systemSourceError', 'manglerFra'],
  ...Object.keys(TaskData.properties),
];

function personOf(data: MyData): object {
  return Object.fromEntries(Object.entries(data).filter(([name]) => !ELSEWHERE.includes(name)));
}

function tasksOf({ oppgaver, kundekommunikasjon, anbefalinger }: MyData): object {
  return { ...oppgaver, ...kundekommunikasjon, ...anbefalinger };
}

function section(heading: string, blocks: PdfBlock[]): PdfBlock[] {
  return [{ kind: 'space' }, { kind: 'heading', text: heading }, ...blocks];
}

function paragraph(text: string, weight: 'regular' | 'bold' = 'regular'): PdfBlock {
  return { kind: 'paragraph', text, weight, gap: 6 };
}

function entriesOf(name: (typeof LISTS)[number], data: MyData, texts: DataTexts): PdfBlock[] {
  const entries: readonly object[] = data[name];
  if (entries.length === 0) return [paragraph(texts.none)];
  const lang = LISTS_WITH_SYSTEM_TEXT.includes(name) ? { lang: 'nb' } : {};
  const isSystemText = LISTS_WITH_SYSTEM_TEXT.includes(name);
  const explained = name === 'dokumenter' ? [paragraph(texts.documentsElsewhere)] : [];
  return [
    ...explained,
    ...entries.flatMap((entry): PdfBlock[] => [
      { kind: 'subheading', text: nameOf(entry, texts), ...lang },
      ...facts(entry, texts, isSystemText),
    ]),
  ];
}

function nameOf(entry: object, texts: DataTexts): string {
  const fields = new Map<string, unknown>(Object.entries(entry));
  const name = NAMES.find((each) => fields.has(each)) ?? 'id';
  return valueText(name, fields.get(name) ?? '', texts);
}

/** Returns a row for each field. The fields of an object have separate rows. */
function facts(fields: object, texts: DataTexts, isSystemText = false): PdfBlock[] {
  const rows = rowsOf(fields, texts, isSystemText);
  return rows.length === 0 ? [paragraph(texts.none)] : [{ kind: 'facts', rows }];
}

function rowsOf(fields: object, texts: DataTexts, isSystemText: boolean): Row[] {
  return Object.entries(fields).flatMap(([name, value]): Row[] => {
    if (value === null || value === undefined) return [];
    if (isCount(value)) return [row(name, value.antall, texts, false)];
    if (typeof value === 'object' && !Array.isArray(value)) return rowsOf(value, texts, isSystemText);
    return [row(name, value, texts, isSystemText && typeof value === 'string')];
  });
}

function row(name: string, value: unknown, texts: DataTexts, isSystemText: boolean): Row {
  const label = labelOf(name, texts);
  return {
    name: label,
    value: valueText(name, value, texts),
    systemText: isSystemText ? 'value' : 'nothing',
  };
}

/** Returns whether the value is a count, whose row has the name of the field. */
function isCount(value: unknown): value is { antall: number } {
  return typeof value === 'object' && value !== null && 'antall' in value;
}

function activitiesOf({ aktiviteter }: MyData, texts: DataTexts): PdfBlock[] {
  if (aktiviteter.length === 0) return [paragraph(texts.none)];
  const shown = aktiviteter.slice(0, MAX_ACTIVITIES);
  const lines = shown.map(({ tidspunkt, hva, enhet, distributornavn }) => ({
    text: [
      valueText('tidspunkt', tidspunkt, texts),
      texts.activities[hva],
      ...(enhet ? [enhet] : []),
      ...(distributornavn ? [distributornavn] : []),
    ].join(', '),
  }));
  const cut = texts.latest(String(shown.length), String(aktiviteter.length));
  return [...(shown.length < aktiviteter.length ? [paragraph(cut)] : []), { kind: 'list', lines }];
}
