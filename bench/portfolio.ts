// Measures the portfolio's commands: see README.md.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { DatabaseLocation } from '../server/platform/db/database.ts';
import { plainJson, plainStore } from './plain.ts';
import { runStep, type Taken } from './run-step.ts';
import { temporaryPostgres } from './temporary-postgres.ts';

const { values } = parseArgs({ options: { customers: { type: 'string', default: '20000' } } });
const customers = Number(values.customers);
const folder = mkdtempSync(join(tmpdir(), 'bench-'));
const [document, lines, exported] = ['portfolio.json', 'portfolio.jsonl', 'exported'].map((file) =>
  join(folder, file),
) as [string, string, string];

try {
  print('', ['seconds', 'customers/s', 'rows/s', 'peak MB', 'ratio']);
  const generated = await runStep(['generate', '--customers', `${customers}`, '--seed', '1'], document, {});
  await runStep(['generate', '--customers', `${customers}`, '--seed', '1', '--lines'], lines, {});
  const json = await plainJson(lines, exported);
  report('plain: JSON read and written', { seconds: json });
  report('generate', generated, { plain: json });

  const postgres = await temporaryPostgres();
  await measureStore(postgres.origin, { url: postgres.url }, json).finally(postgres.drop);
  await measureStore('SQLite', { dataDir: join(folder, 'data') }, json);
} finally {
  rmSync(folder, { recursive: true });
}

async function measureStore(name: string, location: DatabaseLocation, json: number): Promise<void> {
  const env =
    'url' in location ? { DATABASE_URL: location.url } : { DATABASE_URL: '', DATA_DIR: location.dataDir };
  const first = await runStep(['import', document], exported, env);
  const again = await runStep(['import', lines], exported, env);
  const written = await runStep(['export'], exported, env);
  const { rows, seconds } = await plainStore(location);
  console.log(`\n${name}, ${rows} rows`);
  report('plain: rows copied inside', { seconds }, { rows });
  report('import into an empty store', first, { rows, plain: seconds });
  report('import of the same customers', again, { rows, plain: seconds });
  report('export', written, { rows, plain: json });
}

function report(
  step: string,
  { seconds, peakMb }: { seconds: number } & Partial<Taken>,
  { rows, plain }: { rows?: number; plain?: number } = {},
): void {
  print(step, [
    seconds.toFixed(1),
    (customers / seconds).toFixed(0),
    rows ? (rows / seconds).toFixed(0) : '',
    peakMb?.toFixed(0) ?? '',
    plain ? (seconds / plain).toFixed(1) : '',
  ]);
}

function print(step: string, cells: string[]): void {
  console.log(step.padEnd(32) + cells.map((cell) => cell.padStart(12)).join(''));
}
