import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DatabaseLocation } from '../../server/platform/db/database.ts';
import type { Table } from './figures.ts';
import { plainJson, plainStore } from './plain.ts';
import { runStep, type Taken } from './run-step.ts';
import { temporaryPostgres } from './temporary-postgres.ts';

const COLUMNS = ['', 'seconds', 'customers/s', 'rows/s', 'CPU ms/customer', 'peak MB', 'ratio'];

type Row = readonly string[];
type Compared = { rows?: number; plain?: number };

/**
 * Measures the portfolio commands on a generated portfolio, compared with the same work without any
 * processing.
 */
export async function measurePortfolio({ customers }: { customers: number }): Promise<readonly Table[]> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const [document, lines, exported] = ['portfolio.json', 'portfolio.jsonl', 'exported'].map((file) =>
    join(folder, file),
  ) as [string, string, string];

  try {
    const generated = await runStep(['generate', '--customers', `${customers}`, '--seed', '1'], document, {});
    await runStep(['generate', '--customers', `${customers}`, '--seed', '1', '--lines'], lines, {});
    const json = await plainJson(lines, exported);
    const rows = [
      rowOf('plain: JSON read and written', { seconds: json }),
      rowOf('generate', generated, { plain: json }),
    ];
    const postgres = await temporaryPostgres();
    rows.push(...(await measureStore('PostgreSQL', { url: postgres.url }).finally(postgres.drop)));
    rows.push(...(await measureStore('SQLite', { dataDir: join(folder, 'data') })));
    return [
      {
        heading: `Commands of the portfolio, ${customers} customers`,
        how: 'Each command in a separate process. The CPU time is that of the process, without PostgreSQL’s. The ratio compares with the same rows copied inside the database, or with the file’s JSON parsed and written unchanged.',
        columns: COLUMNS,
        rows,
      },
    ];

    async function measureStore(name: string, location: DatabaseLocation): Promise<readonly Row[]> {
      const env =
        'url' in location ? { DATABASE_URL: location.url } : { DATABASE_URL: '', DATA_DIR: location.dataDir };
      const first = await runStep(['import', document], exported, env);
      const again = await runStep(['import', lines], exported, env);
      const written = await runStep(['export'], exported, env);
      const { rows, seconds } = await plainStore(location);
      return [
        rowOf(`${name}: plain, ${rows} rows copied inside`, { seconds }, { rows }),
        rowOf(`${name}: import into an empty store`, first, { rows, plain: seconds }),
        rowOf(`${name}: import of the same customers`, again, { rows, plain: seconds }),
        rowOf(`${name}: export`, written, { rows, plain: json }),
      ];
    }
  } finally {
    rmSync(folder, { recursive: true });
  }

  function rowOf(
    step: string,
    { seconds, cpuSeconds, peakMb }: { seconds: number } & Partial<Taken>,
    { rows, plain }: Compared = {},
  ): Row {
    return [
      step,
      seconds.toFixed(1),
      (customers / seconds).toFixed(0),
      rows ? (rows / seconds).toFixed(0) : '',
      cpuSeconds === undefined ? '' : ((cpuSeconds * 1000) / customers).toFixed(2),
      peakMb?.toFixed(0) ?? '',
      plain ? (seconds / plain).toFixed(1) : '',
    ];
  }
}
