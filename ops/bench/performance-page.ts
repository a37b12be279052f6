import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import { asMarkdown, type Table } from './figures.ts';

const PAGE = join(import.meta.dirname, '..', '..', 'docs', 'reference', 'measurements.md');

/**
 * Replaces the previous results of a measurement in docs/reference/measurements.md, with the date and machine. Throws if
 * the page has no section for it.
 */
export function writeFigures(name: string, tables: readonly Table[]): void {
  const page = readFileSync(PAGE, 'utf8');
  const place = new RegExp(`<!-- ${name} -->\n[^]*?<!-- /${name} -->`);
  if (!place.test(page)) throw new Error(`docs/reference/measurements.md has no section for ${name}`);
  const figures = `<!-- ${name} -->\n${tables.map(asMarkdown).join('\n')}\n${environmentLine()}\n<!-- /${name} -->`;
  writeFileSync(
    PAGE,
    page.replace(place, () => figures),
  );
}

function environmentLine(): string {
  const [cpu] = cpus();
  const memory = (totalmem() / 2 ** 30).toFixed(0);
  const date = new Date().toISOString().slice(0, 10);
  return `${date}, ${cpus().length} cores (${cpu?.model.trim()}), ${memory} GB, Node ${process.version}.`;
}
