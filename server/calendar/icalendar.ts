import { createHash } from 'node:crypto';
import type { CalendarEntry } from './calendar-dates.ts';

/** The most bytes of a line, its end left out (RFC 5545, 3.1). */
const LINE_BYTES = 75;
const DAY_MS = 86_400_000;

/**
 * Returns entries that last a whole day each as iCalendar (RFC 5545). An entry has the same id whenever it is written, so that a
 * calendar that takes the file again changes what it has; nothing can be read from the id. `secret` is what makes ids of one
 * customer others than another's, `now` in ms, `name` the calendar's.
 */
export function icalendar(
  entries: readonly CalendarEntry[],
  { name, secret, now }: { name: string; secret: string; now: number },
): string {
  const stamp = `${new Date(now).toISOString().replace(/[-:]|\.\d+/g, '')}`;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Forsikringsoversikt//NO',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(name)}`,
    ...entries.flatMap((entry) => eventOf(entry, secret, stamp)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

function eventOf({ key, date, title, text }: CalendarEntry, secret: string, stamp: string): string[] {
  const id = createHash('sha256').update(`${secret}:${key}`).digest('hex').slice(0, 32);
  return [
    'BEGIN:VEVENT',
    `UID:${id}@forsikringsoversikt`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${basic(date)}`,
    `DTEND;VALUE=DATE:${basic(dayAfter(date))}`,
    `SUMMARY:${escaped(title)}`,
    ...(text ? [`DESCRIPTION:${escaped(text)}`] : []),
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];
}

function basic(date: string): string {
  return date.replaceAll('-', '');
}

function dayAfter(date: string): string {
  return new Date(Date.parse(date) + DAY_MS).toISOString().slice(0, 10);
}

function escaped(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\\;,]/g, (character) => `\\${character}`)
    .replace(/\r\n|[\n\r\u2028\u2029]/g, '\\n')
    .replace(/\p{Cc}/gu, '');
}

/** Goes on in lines that begin with a space, never within a letter. */
function folded(line: string): string {
  let bytes = 0;
  let text = '';
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (bytes + size > LINE_BYTES) {
      text += '\r\n ';
      bytes = 1;
    }
    text += character;
    bytes += size;
  }
  return text;
}
