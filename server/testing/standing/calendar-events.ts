import type { ComingKind } from './oracle.ts';

/** An entry of the calendar; `summary` is in lower case with ordinary spaces. */
export type CalendarEvent = { dato: string; slag: ComingKind | 'UKJENT'; summary: string };

/** The words that identify each kind, specific ones first. */
const KINDS: readonly (readonly [ComingKind, RegExp])[] = [
  ['AVTALEGIRO', /avtalegiro/],
  ['FAKTURA', /^betal|faktura/],
  ['TILBUD', /^tilbudet .*utløper/],
  ['SLUTTER', /slutter|avsluttes/],
  ['FORNYES', /fornyes/],
  ['BEGYNNER', /begynner|starter|gjelder fra/],
];

/** Returns the entries of an iCalendar file (RFC 5545), with lines unfolded and characters unescaped. */
export function calendarEvents(file: string): CalendarEvent[] {
  const lines = file.replace(/\r?\n[ \t]/g, '').split(/\r?\n/);
  const starts = valuesOf(lines, 'DTSTART');
  const summaries = valuesOf(lines, 'SUMMARY');
  return starts.map((start, index) => {
    const summary = plain(summaries[index] ?? '');
    const [slag] = KINDS.find(([, words]) => words.test(summary)) ?? ['UKJENT' as const];
    return { dato: start.replace(/^(\d{4})(\d{2})(\d{2}).*$/, '$1-$2-$3'), slag, summary };
  });
}

function valuesOf(lines: readonly string[], name: string): string[] {
  return lines
    .filter((line) => line.startsWith(`${name}:`) || line.startsWith(`${name};`))
    .map((line) => line.slice(line.indexOf(':') + 1));
}

function plain(text: string): string {
  return text
    .replace(/\\([,;\\])/g, '$1')
    .replace(/\s/g, ' ')
    .toLowerCase();
}
