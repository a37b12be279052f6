import { table } from '../../tools/reference/markdown.ts';

/** Results of one measurement, as shown in `docs/reference/measurements.md`. Every row begins with its name. */
export type Table = {
  heading: string;
  /** how it was measured, and the comparison */
  how: string;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
};

/** Returns the value below which the given fraction of the values lies; default: the median. */
export function quantile(values: readonly number[], part = 0.5): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * part)] ?? 0;
}

/** Returns a number with two decimals below 10, one below 100, otherwise none; '–' for NaN. */
export function rounded(value: number): string {
  if (Number.isNaN(value)) return '–';
  if (value >= 100) return value.toFixed(0);
  return value.toFixed(value >= 10 ? 1 : 2);
}

/** Returns a table for a terminal. */
export function asText({ heading, how, columns, rows }: Table): string {
  const all = [columns, ...rows];
  const widths = columns.map((_, place) => Math.max(...all.map((row) => row[place]?.length ?? 0)));
  const line = (row: readonly string[]) =>
    row
      .map((cell, place) => (place === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[place] ?? 0)))
      .join('  ');
  return [heading, how, '', ...all.map(line), ''].join('\n');
}

/** Returns a table in Markdown. */
export function asMarkdown({ heading, how, columns, rows }: Table): string {
  return [`### ${heading}`, '', how, '', table(columns, rows), ''].join('\n');
}
