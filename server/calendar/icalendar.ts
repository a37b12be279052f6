import { hash } from 'node:crypto';
import { addDays } from '../../domain/days.ts';
import type { CalendarEntry } from './calendar-dates.ts';

/** Maximum length of a line in bytes, without its line break (RFC 5545, 3.1). */
const LINE_BYTES = 75;
/** Some systems write it for "no date". The day after it has five digits in its year, which calendars refuse. */
const LAST_DATE = '9999-12-31';

/**
 * Returns whole-day entries as iCalendar (RFC 5545). An entry's id is stable, so a calendar that imports the
 * file again updates its entries. The id is a hash and reveals nothing. `secret` makes ids of different
 * customers different, `now` is in ms, `name` is the name of the calendar.
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
  const id = hash('sha256', `${secret}:${key}`).slice(0, 32);
  return [
    'BEGIN:VEVENT',
    `UID:${id}@forsikringsoversikt`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${basic(date)}`,
    ...(date === LAST_DATE ? [] : [`DTEND;VALUE=DATE:${basic(addDays(date, 1))}`]),
    `SUMMARY:${escaped(title)}`,
    ...(text ? [`DESCRIPTION:${escaped(text)}`] : []),
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];
}

function basic(date: string): string {
  return date.replaceAll('-', '');
}

function escaped(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\\;,]/g, (character) => `\\${character}`)
    .replace(/\r\n|[\n\r\u2028\u2029]/g, '\\n')
    .replace(/\p{Cc}/gu, '');
}

/** Returns the line folded: continuation lines begin with a space, and letters are never split. */
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
