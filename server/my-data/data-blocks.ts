import { type MyData, TaskData } from '../../contract/my-data.ts';
import type { PdfBlock, Row } from '../platform/pdf/render-pdf.ts';
import type { DataTexts } from './texts.ts';
import { labelOf, valueText } from './value-text.ts';

/** At most so many activities are rendered, the newest; all of them are in the JSON file. */
const MAX_ACTIVITIES = 200;

/** What an entry of a list is called by, the first that it has. */
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

/** Lists whose entries are a system's own words, but for their fields' names. */
const THEIRS: readonly string[] = ['avtaler', 'tilbud', 'dokumenter', 'skader', 'meldinger'];

/** Returns what a customer's data say, to be rendered. Every field stands in it; a test compares. */
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

/** What stands in a section of its own, or elsewhere. */
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
  const lang = THEIRS.includes(name) ? { lang: 'nb' } : {};
  const isTheirs = THEIRS.includes(name);
  const explained = name === 'dokumenter' ? [paragraph(texts.documentsElsewhere)] : [];
  return [
    ...explained,
    ...entries.flatMap((entry): PdfBlock[] => [
      { kind: 'subheading', text: nameOf(entry, texts), ...lang },
      ...facts(entry, texts, isTheirs),
    ]),
  ];
}

function nameOf(entry: object, texts: DataTexts): string {
  const fields = new Map<string, unknown>(Object.entries(entry));
  const name = NAMES.find((each) => fields.has(each)) ?? 'id';
  return valueText(name, fields.get(name) ?? '', texts);
}

/** A row for each field; fields within a field have their own rows where that is an object. */
function facts(fields: object, texts: DataTexts, isTheirs = false): PdfBlock[] {
  const rows = rowsOf(fields, texts, isTheirs);
  return rows.length === 0 ? [paragraph(texts.none)] : [{ kind: 'facts', rows }];
}

function rowsOf(fields: object, texts: DataTexts, isTheirs: boolean): Row[] {
  return Object.entries(fields).flatMap(([name, value]): Row[] => {
    if (value === null || value === undefined) return [];
    if (isCount(value)) return [row(name, value.antall, texts, false)];
    if (typeof value === 'object' && !Array.isArray(value)) return rowsOf(value, texts, isTheirs);
    return [row(name, value, texts, isTheirs && typeof value === 'string')];
  });
}

function row(name: string, value: unknown, texts: DataTexts, isTheirs: boolean): Row {
  const label = labelOf(name, texts);
  return { name: label, value: valueText(name, value, texts), theirs: isTheirs ? 'value' : 'nothing' };
}

/** Named by what is counted. */
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
