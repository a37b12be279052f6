import sanitizeHtml from 'sanitize-html';
import { amountTextOfWire } from '../../contract/in-ore.ts';
import { formatLongDate } from '../../domain/calendar-date.ts';
import type { DataTexts } from './texts.ts';

/** Numbers that are not amounts. */
const COUNTS = ['antall', 'score', 'versionNumber'];
const DATE = /^\d{4}-\d\d-\d\d$/;
const INSTANT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;
const ENTITIES: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

/**
 * Returns a value of the data as text for a reader: formatted amounts and dates, booleans as words, lists
 * joined, HTML as plain text.
 */
export function valueText(name: string, value: unknown, texts: DataTexts): string {
  if (typeof value === 'boolean') return value ? texts.yes : texts.no;
  if (typeof value === 'number') return numberText(name, value, texts);
  if (name === 'hva') return texts.activities[value as keyof typeof texts.activities] ?? String(value);
  if (typeof value === 'string') return name === 'tekst' ? plainText(value) : stringText(value, texts);
  if (Array.isArray(value)) return value.map((each) => valueText(name, each, texts)).join('; ');
  return Object.entries(value as object)
    .map(([inner, each]) => `${labelOf(inner, texts)}: ${valueText(inner, each, texts)}`)
    .join(', ');
}

/** Returns the label of a field. */
export function labelOf(name: string, { labels }: DataTexts): string {
  return labels[name as keyof typeof labels] ?? name;
}

function numberText(name: string, value: number, { formats }: DataTexts): string {
  return COUNTS.includes(name) ? String(value) : amountTextOfWire(value, formats);
}

function stringText(value: string, { words, formats, locale }: DataTexts): string {
  if (DATE.test(value)) return formatLongDate(value, formats);
  if (INSTANT.test(value)) return timeText(value, locale);
  return words[value as keyof typeof words] ?? value;
}

function timeText(instant: string, locale: string): string {
  const style = { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Oslo' } as const;
  return new Intl.DateTimeFormat(locale, style).format(new Date(instant));
}

function plainText(html: string): string {
  const text = sanitizeHtml(html, { allowedTags: [], allowedAttributes: {} });
  return text.replace(/&(?:amp|lt|gt|quot);/g, (entity) => ENTITIES[entity] ?? entity).trim();
}
