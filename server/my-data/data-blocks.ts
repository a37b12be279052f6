import { invoiceInOre } from '../../contract/in-ore.ts';
import type { Invoice } from '../../contract/invoices.ts';
import type { ListName } from '../../contract/items.ts';
import { type MyData, TaskData } from '../../contract/my-data.ts';
import { formatLongDate } from '../../domain/calendar-date.ts';
import { invoiceState } from '../../domain/invoice-state.ts';
import { osloDate } from '../../domain/oslo-date.ts';
import { standingOf } from '../../domain/standing.ts';
import type { PdfBlock, Row } from '../platform/pdf/render-pdf.ts';
import { hasUnreadMessages } from '../standing/unread-messages.ts';
import type { DataTexts } from './texts.ts';
import { fieldIn, labelOf, valueText } from './value-text.ts';

/** Maximum number of activities in the PDF, newest first. The JSON file has all of them. */
const MAX_ACTIVITIES = 200;

/** Maximum number of entries of another list in the PDF: some 400 pages of the memory of its thread. */
const MAX_ENTRIES = 200;
/** Maximum number of characters of these entries, as JSON. One answer to a survey can have 26,000. */
const MAX_CHARACTERS = 500_000;

/** The fields that can name an entry of a list. The first one that the entry has is used. */
const NAMES = [
  'name',
  'tittel',
  'hva',
  'skadenummer',
  'forfallsdato',
  'felt',
  'enhet',
  'side',
  'avtalenummer',
  'navn',
  'initialer',
  'fra',
] as const;

/** The lists of the systems, and whether their values are text from a system, always in bokmål. */
const SYSTEM_LISTS: Readonly<Record<ListName, boolean>> = {
  avtaler: true,
  tilbud: true,
  dokumenter: true,
  fakturaer: false,
  skader: true,
  meldinger: true,
};

/** The lists with a section each, in order. */
const LISTS = [
  ...(Object.keys(SYSTEM_LISTS) as ListName[]),
  'egneEndringer',
  'meldteEndringer',
  'bekreftelser',
  'delingGitt',
  'delingMottatt',
  'okter',
  'tilbakemeldinger',
] as const satisfies readonly (keyof MyData)[];

/** Returns the blocks of the PDF with a customer's data. A test checks that every field has a label. */
export function dataBlocks(data: MyData, author: string, texts: DataTexts, at: string): PdfBlock[] {
  const { manglerFra = [], meldinger } = data;
  const systemTexts = manglerFra.length > 0 ? { ...texts, none: texts.noneFound } : texts;
  const today = osloDate(Date.parse(at));
  // The JSON has the fields of a portfolio file. A reader also learns what they mean today (spec: beyond §6).
  const avtaler = data.avtaler.map((each) => ({
    ...each,
    standing: standingOf(each, each.avtaleDetaljer ?? {}, today),
  }));
  const fakturaer = data.fakturaer.map((each) => ({ ...each, stateToday: stateText(each, today, texts) }));
  const shown = { ...data, avtaler, fakturaer };
  const hasUnread = hasUnreadMessages({ items: meldinger, complete: manglerFra.length === 0 });
  const tasks = {
    ...data.oppgaver,
    ...(hasUnread === null ? data.kundekommunikasjon : { hasUlesteMeldinger: hasUnread }),
    ...data.anbefalinger,
  };
  return [
    { kind: 'title', text: texts.title },
    { kind: 'paragraph', text: texts.intro(author), gap: 6 },
    ...(manglerFra.length > 0 ? [paragraph(texts.incomplete(namesOf(manglerFra, texts)), 'bold')] : []),
    paragraph(texts.written(valueText('', at, texts))),
    ...section(texts.sections.person, facts(personOf(data), texts)),
    ...LISTS.flatMap((name) =>
      section(texts.sections[name], entriesOf(name, shown, name in SYSTEM_LISTS ? systemTexts : texts)),
    ),
    ...section(texts.sections.oppgaver, facts(tasks, systemTexts)),
    ...section(texts.sections.aktiviteter, activitiesOf(data, texts)),
    ...section(
      texts.sections.sletting,
      data.sletting ? facts(data.sletting, texts) : [paragraph(texts.notAsked)],
    ),
  ];
}

/** Returns the state of an invoice on a day in the words of the invoices page; undefined if only its system knows it. */
function stateText(
  invoice: Invoice,
  today: string,
  { invoiceStates, formats }: DataTexts,
): string | undefined {
  const state = invoiceState(invoiceInOre(invoice), today);
  const text = state === 'other' ? undefined : invoiceStates[state];
  return typeof text === 'function' ? text(formatLongDate(invoice.forfallsdato, formats)) : text;
}

function namesOf(systems: readonly string[], texts: DataTexts): readonly string[] {
  return systems.map((each) => texts.systems[each] ?? each);
}

/** Fields that other sections show, or that the PDF does not list. */
const ELSEWHERE: readonly string[] = [
  ...[...LISTS, 'aktiviteter', 'sendteFiler', 'sletting', 'systemSourceError', 'manglerFra'],
  ...Object.keys(TaskData.properties),
];

function personOf(data: MyData): object {
  return Object.fromEntries(Object.entries(data).filter(([name]) => !ELSEWHERE.includes(name)));
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
  const isSystemText = name in SYSTEM_LISTS && SYSTEM_LISTS[name as ListName];
  const lang = isSystemText ? { lang: 'nb' } : {};
  const explained = name === 'dokumenter' ? [paragraph(texts.documentsElsewhere)] : [];
  const shown = firstOf(entries);
  const cut = texts.first(String(shown.length));
  return [
    ...explained,
    ...(shown.length < entries.length ? [paragraph(cut)] : []),
    ...shown.flatMap((entry): PdfBlock[] => [
      { kind: 'subheading', text: nameOf(name, entry, texts), ...lang },
      ...facts(entry, texts, { outer: name, isSystemText }),
    ]),
  ];
}

/** Returns the first entries, as many as the PDF shows. */
function firstOf(entries: readonly object[]): readonly object[] {
  const shown: object[] = [];
  let characters = 0;
  for (const entry of entries.slice(0, MAX_ENTRIES)) {
    characters += JSON.stringify(entry).length;
    if (characters > MAX_CHARACTERS) break;
    shown.push(entry);
  }
  return shown;
}

function nameOf(list: string, entry: object, texts: DataTexts): string {
  const fields = new Map<string, unknown>(Object.entries(entry));
  const name = NAMES.find((each) => fields.has(each)) ?? 'id';
  return valueText(fieldIn(list, name), fields.get(name) ?? '', texts);
}

type Origin = {
  /** the list or object of the fields; '' for the data themselves */
  outer: string;
  /** whether their texts are text from a system, in bokmål */
  isSystemText: boolean;
};

const PORTAL: Origin = { outer: '', isSystemText: false };

/** Returns a row for each field that is not empty. The fields of an object have separate rows. */
function facts(fields: object, texts: DataTexts, origin = PORTAL): PdfBlock[] {
  const rows = rowsOf(fields, texts, origin);
  return rows.length === 0 ? [paragraph(texts.none)] : [{ kind: 'facts', rows }];
}

function rowsOf(fields: object, texts: DataTexts, { outer, isSystemText }: Origin): Row[] {
  return Object.entries(fields).flatMap(([name, value]): Row[] => {
    const field = fieldIn(outer, name);
    if (value === null || value === undefined) return [];
    if (isCount(value))
      return [{ ...row(`${name}.antall`, value.antall, texts, false), name: labelOf(field, texts) }];
    if (typeof value === 'object' && !Array.isArray(value))
      return rowsOf(value, texts, { outer: name, isSystemText });
    const filled = row(field, value, texts, isSystemText);
    return filled.value === '' ? [] : [filled];
  });
}

function row(field: string, value: unknown, texts: DataTexts, isSystemText: boolean): Row {
  const text = valueText(field, value, texts);
  return {
    name: labelOf(field, texts),
    value: text,
    systemText: isSystemText && isUntranslated(field, value, text) ? 'value' : 'nothing',
  };
}

/** Returns whether a text is shown in the language of its system: unchanged, or without its HTML. */
function isUntranslated(field: string, value: unknown, text: string): boolean {
  return text === value || field.endsWith('.tekst');
}

/** Returns whether the value is a count, whose row has the name of the field. */
function isCount(value: unknown): value is { antall: number } {
  return typeof value === 'object' && value !== null && 'antall' in value;
}

function activitiesOf({ aktiviteter }: MyData, texts: DataTexts): PdfBlock[] {
  if (aktiviteter.length === 0) return [paragraph(texts.none)];
  const shown = aktiviteter.slice(0, MAX_ACTIVITIES);
  const lines = shown.map(({ tidspunkt, hva, enhet, enhetstype, distributornavn, innlogging }) => ({
    text: Object.entries({ tidspunkt, hva, enhet, enhetstype, distributornavn, innlogging })
      .flatMap(([name, value]) => (value === undefined ? [] : [valueText(name, value, texts)]))
      .join(', '),
  }));
  const cut = texts.latest(String(shown.length));
  return [...(shown.length < aktiviteter.length ? [paragraph(cut)] : []), { kind: 'list', lines }];
}
