import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import { asMarkdown, type Table } from './figures.ts';

const PAGE = join(import.meta.dirname, '..', 'docs', 'reference', 'measurements.md');

/** Puts a measurement, with its date and machine, in the place of the same one before. Throws where the page has no place for it. */
export function writeFigures(name: string, tables: readonly Table[]): void {
  const page = readFileSync(PAGE, 'utf8');
  const place = new RegExp(`<!-- ${name} -->\n[^]*?<!-- /${name} -->`);
  if (!place.test(page)) throw new Error(`docs/reference/measurements.md has no place for ${name}`);
  const figures = `<!-- ${name} -->\n${tables.map(asMarkdown).join('\n')}\n${takenWhere()}\n<!-- /${name} -->`;
  writeFileSync(
    PAGE,
    page.replace(place, () => figures),
  );
}

function takenWhere(): string {
  const [cpu] = cpus();
  const memory = (totalmem() / 2 ** 30).toFixed(0);
  const date = new Date().toISOString().slice(0, 10);
  return `${date}, ${cpus().length} cores (${cpu?.model.trim()}), ${memory} GB, Node ${process.version}.`;
}
