import sanitizeHtml from 'sanitize-html';
import { amountTextOfWire } from '../../contract/in-ore.ts';
import { formatLongDate } from '../../domain/calendar-date.ts';
import { osloTime } from '../../domain/oslo-time.ts';
import { groupPhone } from '../../domain/phone.ts';
import { wordOf } from '../../domain/word-of.ts';
import { safeHtml } from '../platform/http/safe-html.ts';
import type { DataTexts } from './texts.ts';

/** Tags that begin a line on the page of the text. */
const LINE_TAGS = /<\/?(?:br|p|li|[uo]l|h[1-6])\b/gi;
/** More than a word, such as the data of a picture. The PDF library takes 16 s to find the lines of 19,000 letters. */
const LONG_WORD = /\S{500}(?=\S)/g;
/** Numbers that are not amounts. */
const COUNTS = ['antall', 'score', 'versionNumber', 'side', 'storrelse'];
const DATE = /^\d{4}-\d\d-\d\d$/;
const INSTANT = /^\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:\d\d)$/;
const ENTITIES: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

/**
 * Returns a value of the data as text for a reader: formatted amounts, dates and phone numbers, booleans and known codes
 * as words, lists joined, HTML as plain text. Empty texts in lists and objects are left out. `field` may have the name
 * of its list or object before its own: `skader.status`.
 */
export function valueText(field: string, value: unknown, texts: DataTexts): string {
  if (typeof value === 'boolean') return value ? texts.yes : texts.no;
  if (typeof value === 'number') return numberText(field, value, texts);
  if (typeof value === 'string') return stringText(field, value, texts);
  if (Array.isArray(value)) {
    const all = value.map((each) => valueText(field, each, texts));
    return all.filter((text) => text !== '').join('; ');
  }
  return Object.entries(value as object)
    .flatMap(([name, each]) => {
      const inner = fieldIn(field, name);
      const text = valueText(inner, each, texts);
      return text === '' ? [] : [`${labelOf(inner, texts)}: ${text}`];
    })
    .join(', ');
}

/** Returns a field with the name of its list or object before it. With `outer` '' it has none. */
export function fieldIn(outer: string, name: string): string {
  return outer === '' ? name : `${nameOf(outer)}.${name}`;
}

/** Returns the label of a field. */
export function labelOf(field: string, { labels }: DataTexts): string {
  return entryOf(labels, field) ?? nameOf(field);
}

function nameOf(field: string): string {
  return field.slice(field.lastIndexOf('.') + 1);
}

/** Returns the entry of a field, otherwise the one of all fields with its name. */
function entryOf<Entry>(entries: Readonly<Record<string, Entry>>, field: string): Entry | undefined {
  return entries[field] ?? entries[nameOf(field)];
}

function numberText(field: string, value: number, { formats }: DataTexts): string {
  const isCount = COUNTS.includes(nameOf(field));
  return isCount ? String(value).replace('.', formats.decimal) : amountTextOfWire(value, formats);
}

function stringText(field: string, value: string, texts: DataTexts): string {
  const { words, formats } = texts;
  // A text of the customer can look like a date that does not exist.
  if (!Number.isNaN(Date.parse(value))) {
    if (DATE.test(value)) return formatLongDate(value, formats);
    if (INSTANT.test(value)) return timeText(value, texts);
  }
  // Of all texts only a message's is HTML (spec: beyond §1).
  if (field === 'meldinger.tekst') return plainText(value);
  switch (nameOf(field)) {
    case 'telefon':
    case 'mobilNummer':
      return groupPhone(value);
    case 'felt':
      return changedFieldText(value, texts);
    case 'gjelder':
      return changedItemText(value, texts);
    default:
      return wordOf(entryOf(words, field) ?? {}, value) ?? value;
  }
}

/** Returns the name of a field, such as `livKunde.epost`, or of a list, such as `tilbud`. */
function changedFieldText(field: string, texts: DataTexts): string {
  return wordOf(texts.sections, field) ?? labelOf(field, texts);
}

/** Returns the words of an offer's or message's system and number, such as `NICE 123`. */
function changedItemText(item: string, { words }: DataTexts): string {
  const [system = '', ...number] = item.split(' ');
  const word = wordOf(words.systemSource ?? {}, system);
  return word === undefined ? item : `${number.join(' ')} (${word})`;
}

function timeText(instant: string, { formats, times }: DataTexts): string {
  const { date, hour, minute } = osloTime(instant);
  return times.on(formatLongDate(date, formats), times.time(hour, minute));
}

/** Returns the text of HTML on one line: the PDF has no lines within a value. */
function plainText(html: string): string {
  const text = sanitizeHtml(safeHtml(html).replace(LINE_TAGS, ' $&'), {
    allowedTags: [],
    allowedAttributes: {},
  });
  return text
    .replace(/\s+/g, ' ')
    .replace(/&(?:amp|lt|gt|quot);/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(LONG_WORD, '$& ')
    .trim();
}
